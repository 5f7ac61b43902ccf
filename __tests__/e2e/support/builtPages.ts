/** Kinds of pages of which a site has any number: the gallery's after the first, and those of photos. */
const ALIKE = [/^\/gallery\/\d+\/$/, /^\/gallery\/(?!\d+\/$)./];

/** Number of pages of each kind to visit, besides the last one. */
const SAMPLE = 2;

/** A path without a page. */
export const UNKNOWN = '/no/such/page/';

/** Returns these paths of a site with only a sample of each kind, and an unknown path. */
export function pagesToVisit(paths: readonly string[]): string[] {
  const skipped = ALIKE.flatMap((alike) =>
    paths.filter((path) => alike.test(path)).slice(SAMPLE, -1),
  );
  return [...paths.filter((path) => !skipped.includes(path)), UNKNOWN];
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
