/** The state that a link of the site gives to the history entry to which it leads. */
export interface LinkState {
  /** Path of the page with the link. */
  from?: string;
}

/**
 * Whether the previous history entry is another page of this site. In browsers without the Navigation API, only
 * links of the site are known to lead from one.
 */
export function canGoBackInSite(): boolean {
  const { history, location } = window;
  // Browsers of 2025 and earlier may lack it.
  const navigation = window.navigation as Navigation | undefined;
  if (!navigation) {
    const { from = location.pathname } = (history.state ?? {}) as LinkState;
    return from !== location.pathname;
  }
  // The list has only adjacent entries of this site, without another site between them.
  const index = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries()[index - 1] as NavigationHistoryEntry | undefined;
  return Boolean(before?.url) && new URL(before?.url ?? '').pathname !== location.pathname;
}
