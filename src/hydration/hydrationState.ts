declare global {
  interface Window {
    /** Set by the first script of each page (`src/hydration/boot.ts`), but not in development. */
    boot?: {
      /** Ends what `boot` does until hydration, and repeats the visitor's last click on a button. */
      finish: () => void;
    };
  }
}

/** Whether the page is hydrated: `false` on the server and during hydration. */
export const isHydrated = () =>
  typeof document !== 'undefined' && 'hydrated' in document.body.dataset;
