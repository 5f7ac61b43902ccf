/**
 * Whether the previous history entry is known to be another page of this site: only links of the site lead to an entry
 * with a key, which the router gives it.
 */
export const canGoBackInSite = () =>
  Boolean((window.history.state as { key?: string } | null)?.key);
