import { isPageLoading } from './latestNavigation';

/** Id of the live region, shown as a bar, that says that the chosen page is loading: its `data-label`. */
export const PAGE_LOADING = 'page-loading';

/** Shows the bar, in Gatsby's hook for a page that has been loading for a second. */
export function showPageLoading(): void {
  const region = document.getElementById(PAGE_LOADING);
  // Gatsby also reports a page in whose place the visitor has chosen another one.
  if (region && isPageLoading()) region.textContent = region.dataset.label ?? '';
}

/** Hides the bar, in Gatsby's hook for a new page. */
export function hidePageLoading(): void {
  document.getElementById(PAGE_LOADING)?.replaceChildren();
}
