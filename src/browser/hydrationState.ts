declare global {
  interface Window {
    /** What the first script of each page offers (`src/html/boot.ts`); not in the development server. */
    boot?: {
      /** Resolved once the deferred styles have loaded. */
      styled: Promise<void>;
      /** Ends what it does until hydration, and clicks the button again that the visitor clicked last. */
      finish: () => void;
    };
  }
}

/** Whether the page is hydrated: `false` on the server and during hydration. */
export const isHydrated = () =>
  typeof document !== 'undefined' && 'hydrated' in document.body.dataset;
