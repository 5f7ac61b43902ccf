import { parseStamp, STAMP_FILE } from '../../src/build/hosting/buildStamp';
import { cachePolicy } from '../../src/build/hosting/cachePolicy';
import { SECURITY_HEADERS } from '../../src/build/hosting/headers';
import { checkReferences } from './checkReferences';
import { compareHeader, policyProblem } from './headerProblem';
import { Results } from './results';
import { readSitemap, visit, visitAll, type Visit } from './visit';

/** No page has these; the second looks like a hashed file, which hosts cache for a year. */
const UNKNOWN = [
  '/no-such-page/',
  '/no-such-page.html',
  '/no/such/page?q=1',
  '/static/no-such.png',
];

/**
 * Checks a published site from outside, against the rules that its headers file was written from.
 * @param origin the site's address; its path is ignored
 * @throws ReaderError when there is no site to check
 */
export async function checkSite(origin: URL): Promise<Results> {
  const results = new Results();
  const { paths, publishedOrigin } = await readSitemap(origin);
  const at = (path: string) => new URL(path, origin);

  const pages = await visitAll(paths.map(at));
  const unknown = await visitAll(UNKNOWN.map(at));
  const dataPaths = paths.map((path) => `${path === '/' ? '/index/' : path}page-data.json`);
  const data = await visitAll(
    [...dataPaths, '/app-data.json'].map((path) => at(`/page-data${path}`)),
  );
  data.push(await visit(at('/robots.txt')));
  for (const page of [...pages, ...data]) {
    results.note('Pages and their data answer 200', page.url.pathname, not(200, page));
  }
  for (const page of unknown) {
    results.note('Unknown addresses answer 404', page.url.pathname, not(404, page));
  }
  const stamp = await visit(at(`/${STAMP_FILE}`));
  const noStamp = parseStamp(stamp.text) ? undefined : 'is no build stamp';
  results.note('Build stamp', stamp.url.pathname, not(200, stamp) ?? noStamp);
  await checkForms(pages, results);
  await checkHttps(origin, results);

  const html = [...pages, unknown[0]].filter(({ status }) => status === 200 || status === 404);
  const files = await checkReferences(html, data, origin, publishedOrigin, results);

  for (const page of html) {
    results.note('Policies of pages', page.url.pathname, policyProblem(page.text));
  }
  for (const answer of [...pages, ...unknown, ...data, ...files]) {
    if (answer.status !== 0) checkHeaders(answer, results);
  }
  return results;
}

function not(expected: number, { status }: Visit): string | undefined {
  if (status === expected) return undefined;
  return status === 0 ? 'no answer' : `answers ${status}`;
}

/** Both forms of an address, /services and /services/, end on the page with one redirect at most. */
async function checkForms(pages: Visit[], results: Results) {
  const withSlash = pages.map(({ url }) => url).filter(({ pathname }) => pathname !== '/');
  const bare = await visitAll(withSlash.map((url) => new URL(url.pathname.slice(0, -1), url)));
  for (const { url, status, headers } of bare) {
    const target = headers.get('location');
    const isRedirect = /^3\d\d$/.test(String(status)) && target !== null;
    const arrives = isRedirect && new URL(target, url).href === `${url.href}/`;
    const problem =
      status === 200 || arrives ? undefined : `answers ${status}, leading to ${target}`;
    results.note('Addresses without a final slash', url.pathname, problem);
  }
}

async function checkHttps({ protocol, port, host }: URL, results: Results) {
  if (protocol !== 'https:' || port !== '') return;
  const answer = await visit(new URL(`http://${host}/`));
  const target = answer.headers.get('location') ?? '';
  const problem = target.startsWith('https://') ? undefined : 'does not lead to https';
  results.note('http leads to https', answer.url.href, problem);
}

function checkHeaders(answer: Visit, results: Results) {
  const path = answer.url.pathname;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    results.note('Security headers', path, compareHeader(name, answer.headers.get(name), value));
  }
  results.note('Caching', path, cachingProblem(answer));
}

function cachingProblem({ url, status, headers }: Visit): string | undefined {
  const actual = headers.get('Cache-Control');
  // An unknown address matches no rule at some hosts; it only must not be kept.
  if (status === 404 && !/max-age=[1-9]|immutable/.test(actual ?? '')) return undefined;
  const policy = cachePolicy(status === 404 ? '/' : url.pathname);
  return compareHeader('Cache-Control', actual, policy);
}
