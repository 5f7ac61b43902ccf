import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of the gallery that are looked at where there are many: the first ones and the last. */
const SAMPLE = 2;

/** A path no page has. */
export const UNKNOWN = '/no/such/page/';

/** Paths of all pages in a built sitemap. */
export function sitemapPaths(site: string): string[] {
  const file = join(site, 'sitemap-0.xml');
  // Without a build there is nothing to list, and the run ends before its first page.
  if (!existsSync(file)) return [];
  const addresses = [...readFileSync(file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)];
  return addresses.map(([, address]) => new URL(address).pathname).sort();
}

/** The pages to look at: all of the sitemap, but few of many gallery pages, and that for unknown addresses. */
export function pagesToVisit(site: string): string[] {
  const paths = sitemapPaths(site);
  const parts = paths.filter((path) => /^\/gallery\/\d/.test(path));
  const skipped = parts.slice(SAMPLE, -1);
  return [...paths.filter((path) => !skipped.includes(path)), UNKNOWN];
}
