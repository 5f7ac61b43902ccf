/** Key in the state of history entries that a page of this site led to, in this tab. */
const MARK = 'afterThisSite';

/** Whether the previous history entry is a page of this site. */
export function canGoBackInSite(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
}

/**
 * Marks the history entries that pages of this site lead to. The mark is part of the entry's state, so it
 * survives reloads, Back and Forward. Entries for a typed address or a new tab have none.
 */
export function markSiteEntries(): void {
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  history.pushState = (state, ...rest) => push({ ...state, [MARK]: true }, ...rest);
  history.replaceState = (state, ...rest) =>
    replace(canGoBackInSite() ? { ...state, [MARK]: true } : state, ...rest);
}
