import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of which a site has any number, all alike: those of the gallery after the first, and those of photos. */
const ALIKE = [/^\/gallery\/\d+\/$/, /^\/gallery\/(?!\d+\/$)./];

/** How many pages that are alike are visited, besides the last one. */
const SAMPLE = 2;

/** A path that no page has. */
export const UNKNOWN = '/no/such/page/';

/** The paths of all pages in the sitemap of a built site. */
function sitemapPaths(site: string): string[] {
  const sitemap = readFileSync(join(site, 'sitemap-0.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
  return addresses.map(([, address]) => new URL(address).pathname).sort();
}

/** The paths of the sitemap, with only some of the pages that are alike, and an unknown path. */
export function pagesToVisit(site: string): string[] {
  const paths = sitemapPaths(site);
  const skipped = ALIKE.flatMap((alike) =>
    paths.filter((path) => alike.test(path)).slice(SAMPLE, -1),
  );
  return [...paths.filter((path) => !skipped.includes(path)), UNKNOWN];
}
