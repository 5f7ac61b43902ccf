/** Key in the state of history entries: whether another page of this site led to it, in this tab. */
const MARK = 'afterThisSite';

const stateOfEntry = () => (window.history.state ?? {}) as Record<string, unknown>;

/** Browsers of 2025 and earlier may lack the Navigation API. */
const navigationApi = () => window.navigation as Navigation | undefined;

function isOtherPage(address: string | URL): boolean {
  const { href, origin, pathname } = window.location;
  const url = new URL(address, href);
  return url.origin === origin && url.pathname !== pathname;
}

/** Whether the previous history entry is another page of this site. */
export function canGoBackInSite(): boolean {
  const navigation = navigationApi();
  if (!navigation) return Boolean(stateOfEntry()[MARK]);
  // The list has only the entries of this site that follow each other without another site between them.
  const index = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries()[index - 1] as NavigationHistoryEntry | undefined;
  return isOtherPage(before?.url ?? '');
}

/**
 * For browsers without the Navigation API, marks the history entries that other pages of this site lead to. The
 * mark is part of the entry's state, so it survives reloads, Back and Forward. Entries for a typed address, a new
 * tab, or a step within a page, such as a link to a section, have none.
 */
export function markSiteEntries(): void {
  if (navigationApi()) return;
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  history.pushState = (state, unused, url) =>
    push({ ...state, [MARK]: isOtherPage(url ?? '') }, unused, url);
  history.replaceState = (state, ...rest) =>
    replace({ ...state, [MARK]: stateOfEntry()[MARK] }, ...rest);
  if (MARK in stateOfEntry()) return;
  // The browser made this entry, which no script has seen before. Where its page was loaded again, by Back, what
  // is before it is not known: a link from this site may have opened it in a new tab.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const follows = history.length > 1 && load.type === 'navigate' && isOtherPage(document.referrer);
  replace({ ...stateOfEntry(), [MARK]: follows }, '');
}
