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
 * @returns the answers for the files
 */
export async function checkReferences(
  pages: Visit[],
  data: Visit[],
  origin: URL,
  publishedOrigin: string,
  results: Results,
): Promise<Visit[]> {
  const links = new Map<string, string>();
  const files = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  const isOwn = (url: URL) => url.origin === origin.origin || url.origin === publishedOrigin;
  const path = ({ pathname, search }: URL) => pathname + search;

  for (const { url: page, text } of pages) {
    const found = references(text);
    anchors.set(page.pathname, new Set(found.anchors));
    for (const address of found.links) {
      const url = absolute(address, page);
      if (url && isOwn(url)) links.set(path(url) + url.hash, page.pathname);
    }
    for (const address of [...found.resources, ...found.actions]) {
      const url = absolute(address, page);
      if (url?.protocol === 'data:') continue;
      const own = url && isOwn(url);
      const problem = own ? undefined : `names ${address.slice(0, 80)}`;
      results.note('No mixed content, nothing from other sites', page.pathname, problem);
      if (own && !found.actions.includes(address)) files.set(path(url), page.pathname);
    }
  }

  for (const { url, text } of data) {
    for (const [file] of text.matchAll(DATA_FILE)) files.set(file, url.pathname);
  }

  const known = new Set(pages.filter(({ status }) => status === 200).map(({ url }) => path(url)));
  const asked = new Set([...files.keys(), ...[...links.keys()].map((link) => link.split('#')[0])]);
  const answers = await visitAll(
    [...asked].filter((address) => !known.has(address)).map((address) => new URL(address, origin)),
    'HEAD',
  );
  for (const { url, status } of answers) if (status === 200) known.add(path(url));

  for (const [file, page] of files) {
    const problem = known.has(file) ? undefined : `${file} is missing`;
    results.note('Pictures and files resolve', page, problem);
  }
  for (const [link, page] of links) {
    results.note('Links resolve', page, linkProblem(link, known, anchors));
  }
  return answers;
}

function absolute(address: string, page: URL): URL | undefined {
  return URL.canParse(address, page.href) ? new URL(address, page) : undefined;
}

function linkProblem(
  link: string,
  known: Set<string>,
  anchors: Map<string, Set<string>>,
): string | undefined {
  const [address, hash] = link.split('#');
  // A link on the not-found page to a place in the page itself leads to no other address.
  if (!known.has(address) && !anchors.has(address)) return `${address} is missing`;
  if (!hash || STATE.test(hash)) return undefined;
  const places = anchors.get(address.split('?')[0]);
  return places && !places.has(decoded(hash)) ? `${link} names no place` : undefined;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
