import { references } from './references';
import type { Results } from './results';
import { visitAll, type Visit } from './visit';

/** A hash that a script reads, such as `#photo=…`, rather than the name of a place in the page. */
const STATE = /=/;

/** The address of a picture or font inside page data, where it stands in JSON. */
const DATA_FILE = /\/static\/[^"\\\s,]+/g;

/**
 * Checks that all links, pictures and other files of some pages resolve, and that nothing is loaded
 * from or sent to another site.
 * @param data the data of the pages, which names the pictures that only appear on a click
 * @param origin where the site is looked at
 * @param publishedOrigin the address that the site calls its own
 * @returns the answers for all that is no page
 */
export async function checkReferences(
  pages: Visit[],
  data: Visit[],
  origin: URL,
  publishedOrigin: string,
  results: Results,
): Promise<Visit[]> {
  /** What is named of the site, and a page that names it. */
  const named = new Map<string, string>();
  /** The places in each page, as addresses write them. */
  const places = new Map<string, string[]>();
  for (const { url: page, text } of pages) {
    const { links, resources, anchors } = references(text);
    places.set(
      page.pathname,
      anchors.map((id) => new URL(`#${id}`, page).hash),
    );
    for (const address of [...links, ...resources]) {
      const url = URL.canParse(address, page.href) ? new URL(address, page) : undefined;
      const isOwn = url && [origin.origin, publishedOrigin].includes(url.origin);
      if (isOwn) named.set(url.href.slice(url.origin.length), page.pathname);
      if (url?.protocol === 'data:' || !resources.includes(address)) continue;
      const problem = isOwn ? undefined : `names ${address.slice(0, 80)}`;
      results.note('No mixed content, nothing from other sites', page.pathname, problem);
    }
  }
  for (const { url, text } of data) {
    for (const [file] of text.matchAll(DATA_FILE)) named.set(file, url.pathname);
  }

  const paths = new Set([...named.keys()].map((address) => address.split('#')[0]));
  const others = [...paths].filter((path) => !places.has(path));
  const answers = await visitAll(
    others.map((path) => new URL(path, origin)),
    'HEAD',
  );
  const missing = others.filter((_, index) => answers[index].status !== 200);
  for (const [address, page] of named) {
    const { pathname, search, hash } = new URL(address, origin);
    const isPlace = !hash || STATE.test(hash) || (places.get(pathname)?.includes(hash) ?? true);
    const noPlace = isPlace ? undefined : `${address} names no place`;
    const problem = missing.includes(pathname + search) ? `${pathname} is missing` : noPlace;
    results.note('Links, pictures and files resolve', page, problem);
  }
  return answers;
}
