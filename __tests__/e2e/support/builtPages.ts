/** A path without a page. */
export const UNKNOWN = '/no/such/page/';

/** What browsers, and the page for unknown addresses, log there. A missing file has another address. */
export const UNKNOWN_LOGS = /404.*\/no\/such\/page/;

/** Returns these paths of a site with only some of the many below the gallery, and an unknown path. */
export function pagesToVisit(paths: readonly string[]): string[] {
  const leftOut = paths.filter((path) => /^\/gallery\/./.test(path)).slice(2, -2);
  return [...paths.filter((path) => !leftOut.includes(path)), UNKNOWN];
}

/**
 * Returns the paths of all pages, from the sitemap.
 * @param origin where the site is served; its sitemap names the address that it was built for
 */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(new URL(path, origin))).text();
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname);
  };
  const sitemaps = await locations('/sitemap-index.xml');
  return (await Promise.all(sitemaps.map(locations))).flat();
}
