import { createStore } from '../ui/store';
import { useClientValue } from '../ui/useClientValue';
import { isPageLoading } from './latestNavigation';

/** Whether the chosen page has been loading for so long that the visitor is told. */
const loading = createStore(false);

/** Returns whether to say that a page is loading. */
export const usePageLoading = () => useClientValue(loading.get, false, loading.subscribe);

/** Says so, in Gatsby's hook for a page that has been loading for a second. */
export function showPageLoading(): void {
  // Gatsby also reports a page in whose place the visitor has chosen another one.
  loading.set(isPageLoading());
}

/** Ends this, in Gatsby's hook for a new page. */
export const hidePageLoading = (): void => loading.set(false);
