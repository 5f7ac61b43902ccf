declare global {
  interface Window {
    /** The part of Gatsby's loader that fetches a page for its links and for Back and Forward. */
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** Id of the live region, shown as a bar, that announces that the chosen page is loading, with its `data-words`. */
export const PAGE_LOADING = 'page-loading';

/** Time before the loading of a page is announced, ms. */
const ANNOUNCEMENT_DELAY = 150;

let timer: number | undefined;

function announceLoading(loading: boolean) {
  const announce = () => {
    const region = document.getElementById(PAGE_LOADING);
    if (region) region.textContent = (loading && region.dataset.words) || '';
  };
  window.clearTimeout(timer);
  if (loading) timer = window.setTimeout(announce, ANNOUNCEMENT_DELAY);
  else announce();
}

/**
 * Makes Gatsby show the page that was chosen last. Gatsby navigates to each chosen page when its data arrives,
 * in any order; here the promises for pages chosen earlier never resolve. Call it after the first render, since
 * Gatsby loads the first page with the same function.
 */
export function letLatestNavigationWin(): void {
  const loader = window.___loader;
  const load = loader.loadPage;
  let choices = 0;
  loader.loadPage = async (path) => {
    const choice = (choices += 1);
    announceLoading(true);
    try {
      const page = await load(path);
      return choice === choices ? page : await new Promise(() => undefined);
    } finally {
      if (choice === choices) announceLoading(false);
    }
  };
  // Back and Forward to a page that is already loaded do not call `loadPage`.
  window.addEventListener('popstate', () => {
    choices += 1;
    announceLoading(false);
  });
}
