import { references } from './references';
import { requestAll, type SiteResponse } from './request';
import type { Results } from './results';

/** A hash that a script reads, such as `#photo=…`; it names no element. */
const SCRIPT_HASH = /=/;

/** The path of a picture or font in the JSON of page data. */
const DATA_FILE = /\/static\/[^"\\\s,]+/g;

/**
 * Checks that everything that pages refer to exists, the targets of hash links included, and that pages
 * load nothing from other sites and send nothing there.
 * @param pages the pages of the site
 * @param data the pages' data, which name pictures that only appear after a click
 * @param origin where the site is served
 * @param publishedOrigin the origin that the site was built for
 * @returns the responses for all addresses that are not pages
 */
export async function checkReferences(
  pages: SiteResponse[],
  data: SiteResponse[],
  origin: URL,
  publishedOrigin: string,
  results: Results,
): Promise<SiteResponse[]> {
  /** For each address of the site, from its path on, a page that refers to it. */
  const referrers = new Map<string, string>();
  /** For each page's path, the hashes of the elements in it, encoded as in addresses. */
  const hashes = new Map<string, string[]>();
  for (const { url: page, text } of pages) {
    const { links, resources, ids } = references(text);
    hashes.set(
      page.pathname,
      ids.map((id) => new URL(`#${id}`, page).hash),
    );
    for (const address of [...links, ...resources]) {
      const url = URL.canParse(address, page.href) ? new URL(address, page) : undefined;
      const isOwn = url && [origin.origin, publishedOrigin].includes(url.origin);
      if (isOwn) referrers.set(url.href.slice(url.origin.length), page.pathname);
      if (url?.protocol === 'data:' || !resources.includes(address)) continue;
      const problem = isOwn ? undefined : `names ${address.slice(0, 80)}`;
      results.add('No mixed content, nothing from other sites', page.pathname, problem);
    }
  }
  for (const { url, text } of data) {
    for (const [file] of text.matchAll(DATA_FILE)) referrers.set(file, url.pathname);
  }

  const paths = new Set([...referrers.keys()].map((address) => address.split('#')[0]));
  const others = [...paths].filter((path) => !hashes.has(path));
  const responses = await requestAll(
    others.map((path) => new URL(path, origin)),
    'HEAD',
  );
  const missing = others.filter((_, index) => responses[index].status !== 200);
  for (const [address, page] of referrers) {
    const { pathname, search, hash } = new URL(address, origin);
    const hasTarget =
      !hash || SCRIPT_HASH.test(hash) || (hashes.get(pathname)?.includes(hash) ?? true);
    const noTarget = hasTarget ? undefined : `${address} names no place`;
    const problem = missing.includes(pathname + search) ? `${pathname} is missing` : noTarget;
    results.add('Links, pictures and files resolve', page, problem);
  }
  return responses;
}
