/** The part of Gatsby's loader that its links, its Back and its Forward ask for pages. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
}

declare global {
  interface Window {
    ___loader: Loader;
  }
}

/** Id of the live region, a bar to the eye, that says that the page the visitor chose is on its way. */
export const PAGE_LOADING = 'page-loading';

/** How long a chosen page may take before it says so, ms. */
const PATIENCE = 150;

let timer: number | undefined;

function say(words: string) {
  window.clearTimeout(timer);
  const region = document.getElementById(PAGE_LOADING);
  if (region) region.textContent = words;
}

function wait() {
  window.clearTimeout(timer);
  timer = window.setTimeout(say, PATIENCE, 'Loading the page');
}

/**
 * Gatsby goes to each chosen page when its data arrives, in whatever order that is. Here only the
 * page chosen last arrives: to Gatsby, those before it stay on their way for ever. To be called once
 * the first page stands, which Gatsby asks for in the same way.
 */
export function letLatestNavigationWin(): void {
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
      if (choice === choices) say('');
    }
  };
  // Back and Forward to a page that is there ask for none.
  window.addEventListener('popstate', () => {
    choices += 1;
    say('');
  });
}
