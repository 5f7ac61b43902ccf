/** In the state of a history entry: a page of this site, in this window, led to it. */
const MARK = 'afterThisSite';

/** Whether the entry before the one shown is a page of this site. */
export function canGoBackInSite(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
}

/**
 * Marks the history entries that pages of this site lead to. The mark is part of the entry: it
 * survives reloads, Back and Forward, and is missing where an address was typed, or a link opened
 * in a new tab.
 */
export function markSiteEntries(): void {
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  history.pushState = (state, ...rest) => push({ ...state, [MARK]: true }, ...rest);
  history.replaceState = (state, ...rest) =>
    replace(canGoBackInSite() ? { ...state, [MARK]: true } : state, ...rest);
}
