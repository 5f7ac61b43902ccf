/** A path without a page. */
export const UNKNOWN = '/no/such/page/';

/** What browsers, and the page for unknown addresses, log there. A missing file has another address. */
export const UNKNOWN_LOGS = /404.*\/no\/such\/page/;

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
