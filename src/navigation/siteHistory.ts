/** Key in the state of history entries that another page of this site led to, in this tab. */
const MARK = 'afterThisSite';

/** Whether the previous history entry is another page of this site. */
export function canGoBackInSite(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
}

/**
 * Marks the history entries that other pages of this site lead to. The mark is part of the entry's state, so
 * it survives reloads, Back and Forward. Entries for a typed address, a new tab, or a step within a page, such
 * as a link to a section, have none.
 */
export function markSiteEntries(): void {
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  history.pushState = (state, unused, url) => {
    const { pathname } = window.location;
    const isOther = new URL(url ?? '', window.location.href).pathname !== pathname;
    push({ ...state, [MARK]: isOther }, unused, url);
  };
  history.replaceState = (state, ...rest) =>
    replace(canGoBackInSite() ? { ...state, [MARK]: true } : state, ...rest);
}
