import { createStore } from '../ui/store';
import { useClientValue } from '../ui/useClientValue';

declare global {
  interface Window {
    /** The part of Gatsby's loader that fetches a page for its links and for Back and Forward. */
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** Stands for the page that was chosen last, while it is loading. */
let latest: object | undefined;

/** Whether the page that was chosen last is still loading. */
export const isPageLoading = () => latest !== undefined;

/**
 * Makes Gatsby show the page that was chosen last. Gatsby navigates to each chosen page when its data arrives, in
 * any order; here the promises for pages chosen earlier never resolve. Call it after the first render, since Gatsby
 * loads the first page with the same function.
 */
export function letLatestNavigationWin(): void {
  const loader = window.___loader;
  const load = loader.loadPage;
  loader.loadPage = async (path) => {
    const choice = (latest = {});
    const page = await load(path);
    if (latest !== choice) return new Promise(() => undefined);
    latest = undefined;
    return page;
  };
  // Back and Forward to a page that is already loaded do not call `loadPage`.
  window.addEventListener('popstate', () => (latest = undefined));
}

/** Whether the chosen page has been loading for so long that the visitor is told. */
const slow = createStore(false);

/** Returns whether to say that a page is loading. */
export const usePageLoading = () => useClientValue(slow.get, false, slow.subscribe);

/**
 * Says whether a page is loading, in Gatsby's hooks for a page that has been loading for a second, which may be one in
 * whose place the visitor has chosen another, and for a new page.
 */
export const tellPageLoading = (): void => slow.set(isPageLoading());
