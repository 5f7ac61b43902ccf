/** The part of Gatsby's loader that its links, its Back and its Forward ask for pages. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
}

declare global {
  interface Window {
    ___loader: Loader;
  }
}

/** How long a chosen page may take before the site says that it is on its way, ms. */
const PATIENCE = 150;

let late = false;
let timer: number | undefined;
const listeners = new Set<() => void>();

/** Calls back whenever a page begins or ceases to be late. */
export function subscribeToLatePage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page that the visitor chose is late. */
export function isPageLate(): boolean {
  return late;
}

function setLate(next: boolean) {
  if (next === late) return;
  late = next;
  listeners.forEach((listener) => listener());
}

function wait() {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => setLate(true), PATIENCE);
}

function stopWaiting() {
  window.clearTimeout(timer);
  setLate(false);
}

/**
 * Gatsby goes to each chosen page when its data arrives, in whatever order that is. Here only the
 * page chosen last arrives: to Gatsby, those before it stay on their way for ever. To be called once
 * the first page stands, which Gatsby asks for in the same way.
 */
export function letLastChoiceWin(): void {
  const loader = window.___loader;
  const load = loader.loadPage;
  let choices = 0;
  loader.loadPage = async (path) => {
    const choice = (choices += 1);
    wait();
    try {
      const page = await load(path);
      return choice === choices ? page : await new Promise(() => undefined);
    } finally {
      if (choice === choices) stopWaiting();
    }
  };
  // Back and Forward to a page that is there ask for none.
  window.addEventListener('popstate', () => {
    choices += 1;
    stopWaiting();
  });
}
