/**
 * Whether the previous history entry is another page of this site. In browsers without the Navigation API, only
 * links of the site are known to lead from one: the router gives their entries a key.
 */
export function canGoBackInSite(): boolean {
  const { history, location } = window;
  // Browsers of 2025 and earlier may lack it.
  const navigation = window.navigation as Navigation | undefined;
  if (!navigation) return Boolean((history.state as { key?: string } | null)?.key);
  // The list has only adjacent entries of this site, without another site between them.
  const index = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries()[index - 1] as NavigationHistoryEntry | undefined;
  return Boolean(before?.url) && new URL(before?.url ?? '').pathname !== location.pathname;
}
