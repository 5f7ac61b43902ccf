/** Returns the title of a page for browser tabs and search results. */
export function documentTitle(title: string, brand: string): string {
  return `${title} · ${brand}`;
}
