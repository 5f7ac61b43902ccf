/** Key in the state of a history entry: whether another page of this site led to the entry in this tab. */
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
  // The list has only adjacent entries of this site, without another site between them.
  const index = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries()[index - 1] as NavigationHistoryEntry | undefined;
  return isOtherPage(before?.url ?? '');
}

/**
 * Marks the history entries that other pages of this site lead to, for browsers without the Navigation API. The
 * mark is part of the entry's state, so it survives reloads, Back and Forward. Entries for a typed address, a
 * new tab, or a step within a page, such as a link to a section, get no mark.
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
  // The browser created this entry, and no script has seen it before. If Back loaded the page again, the entry
  // before it is unknown: a link from this site may have opened it in a new tab.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const follows = history.length > 1 && load.type === 'navigate' && isOtherPage(document.referrer);
  replace({ ...stateOfEntry(), [MARK]: follows }, '');
}
