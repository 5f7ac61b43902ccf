declare global {
  interface Window {
    /** The button pressed last, as `src/gatsby/lateScripts.tsx` notes it. */
    pressed?: HTMLButtonElement | null;
  }
}

/** Presses the button again that the visitor pressed before scripts had taken over the page. */
export function repeatEarlyPress(): void {
  window.pressed?.click();
}
