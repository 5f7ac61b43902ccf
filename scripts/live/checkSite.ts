import { parseStamp, STAMP_FILE, type BuildStamp } from '../../src/hosting/buildStamp';
import { cachePolicy } from '../../src/hosting/cachePolicy';
import { SECURITY_HEADERS } from '../../src/hosting/headers';
import { references } from './references';
import { readSitemap, requestAll, type SiteResponse } from './request';

/** Paths that do not exist. The last looks like a hashed file, which hosts would cache for a year. */
const UNKNOWN = ['/no-such-page/', '/no/such/page?q=1', '/static/no-such.png'];

/** What a check of a site found. */
interface Findings {
  /** Number of addresses requested. */
  checked: number;
  /** The paths that have each problem. */
  problems: Map<string, string[]>;
  /** The stamp of the live build; undefined if the site has none. */
  stamp?: BuildStamp;
}

/**
 * Checks a published site: the status of all pages and of unknown addresses, the headers, the build stamp, and
 * that everything of the site that its pages refer to exists.
 * @param origin the site's address; its path is ignored
 * @param commit the commit that must be live, or its first digits
 * @throws ReaderError if the site cannot be reached or has no sitemap
 */
export async function checkSite(origin: URL, commit?: string): Promise<Findings> {
  const problems: Findings['problems'] = new Map();
  const add = (path: string, problem: string) => {
    const paths = problems.get(problem) ?? [];
    if (!paths.includes(path)) problems.set(problem, [...paths, path]);
  };
  const at = (path: string) => new URL(path, origin);
  const { paths, publishedOrigin } = await readSitemap(origin);
  const pages = await requestAll(paths.map(at));
  const unknown = await requestAll(UNKNOWN.map(at));
  for (const [expected, responses] of [
    [200, pages],
    [404, unknown],
  ] as const) {
    for (const { url, status } of responses) {
      const answer = status === 0 ? 'gives no answer' : `answers ${status}`;
      if (status !== expected) add(url.pathname, `${answer}, but must answer ${expected}`);
    }
  }

  const documents = [...pages, unknown[0]].map(({ url, text }) => ({ url, ...references(text) }));
  const hashes = new Map(documents.map((page) => [page.url.pathname, page.hashes]));
  /** For each file of the site, a page that refers to it. */
  const referrers = new Map<string, string>();
  for (const { url: page, addresses } of documents) {
    for (const address of addresses.filter((one) => URL.canParse(one, page.href))) {
      const { origin: site, pathname, search, hash } = new URL(address, page);
      if (site !== origin.origin && site !== publishedOrigin) continue;
      const places = hashes.get(pathname);
      if (!places) referrers.set(pathname + search, page.pathname);
      else if (hash && !places.includes(hash)) {
        add(page.pathname, `links to ${pathname}${hash}, but no element has that ID`);
      }
    }
  }
  const files = await requestAll([...referrers.keys()].map(at), 'HEAD');
  for (const { url, status } of files) {
    const path = url.pathname + url.search;
    if (status !== 200)
      add(referrers.get(path) ?? '', `refers to ${path}, which answers ${status}`);
  }

  const responses = [...pages, ...unknown, ...files].filter(({ status }) => status !== 0);
  for (const response of responses) {
    for (const problem of headerProblems(response)) add(response.url.pathname, problem);
  }
  const [{ url, text }] = await requestAll([at(`/${STAMP_FILE}`)]);
  const stamp = parseStamp(text);
  if (!stamp) add(url.pathname, 'is not a build stamp');
  else if (commit && !stamp.commit?.startsWith(commit)) {
    add(url.pathname, `names commit ${stamp.commit ?? 'unknown'}, but must name ${commit}`);
  }
  return { checked: responses.length + 1, problems, stamp };
}

/** Returns the differences between a response's headers and those of `public/_headers`. */
function headerProblems({ url, status, headers }: SiteResponse): string[] {
  const expected = { ...SECURITY_HEADERS, 'Cache-Control': cachePolicy(url.pathname) };
  return Object.entries(expected).flatMap(([name, value]) => {
    const actual = headers.get(name);
    // Hosts have their own rules for unknown addresses, which only must not be cached.
    const isRight =
      name === 'Cache-Control' && status === 404
        ? !/max-age=[1-9]|immutable/.test(actual ?? '')
        : actual !== null && parts(actual) === parts(value);
    return isRight ? [] : [`has ${name}: ${actual ?? 'none'}, but must have: ${value}`];
  });
}

/** Splits a header's value into its parts, whose order and spaces do not matter. */
const parts = (value: string) =>
  value
    .split(/\s*[,;]\s*/)
    .sort()
    .join();
