/** The part of Gatsby's loader that its links, its Back and its Forward ask for pages. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
}

declare global {
  interface Window {
    ___loader: Loader;
  }
}

/** Whether a page is waited for. */
let waiting = false;
const listeners = new Set<() => void>();

/** Calls back whenever a page begins or ceases to be waited for. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a page that the visitor chose is on its way. */
export function isWaiting(): boolean {
  return waiting;
}

function setWaiting(next: boolean) {
  if (next === waiting) return;
  waiting = next;
  listeners.forEach((listener) => listener());
}

/**
 * Gatsby goes to each chosen page when its data arrives, in whatever order that is. Here only the
 * page chosen last arrives: to Gatsby, those before it stay on their way for ever.
 */
export function letLastChoiceWin(): void {
  const loader = window.___loader;
  const load = loader.loadPage;
  let choices = 0;
  loader.loadPage = async (path) => {
    const choice = (choices += 1);
    setWaiting(true);
    try {
      const page = await load(path);
      return choice === choices ? page : await new Promise(() => undefined);
    } finally {
      if (choice === choices) setWaiting(false);
    }
  };
  // Back and Forward to a page that is there ask for none.
  window.addEventListener('popstate', () => {
    choices += 1;
    setWaiting(false);
  });
}
