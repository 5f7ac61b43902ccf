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
  const data = await visitAll(dataPaths(paths).map(at));
  for (const page of [...pages, ...data]) {
    results.note('Pages and their data answer 200', page.url.pathname, not(200, page));
  }
  for (const page of unknown) {
    results.note('Unknown addresses answer 404', page.url.pathname, not(404, page));
  }
  checkStamp(await visit(at(`/${STAMP_FILE}`)), results);
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

function dataPaths(pages: string[]): string[] {
  return [
    ...pages.map((path) => `/page-data${path === '/' ? '/index/' : path}page-data.json`),
    '/page-data/app-data.json',
    '/robots.txt',
  ];
}

function checkStamp(answer: Visit, results: Results) {
  const problem = parseStamp(answer.text) ? undefined : 'is no build stamp';
  results.note('Build stamp', answer.url.pathname, not(200, answer) ?? problem);
}

/** Both forms of an address, /services and /services/, end on the page with one redirect at most. */
async function checkForms(pages: Visit[], results: Results) {
  const withSlash = pages.map(({ url }) => url).filter(({ pathname }) => pathname !== '/');
  const bare = await visitAll(withSlash.map((url) => new URL(url.pathname.slice(0, -1), url)));
  for (const [index, answer] of bare.entries()) {
    const target = answer.headers.get('location');
    const leadsHome =
      answer.status === 200 ||
      (answer.status >= 300 &&
        answer.status < 400 &&
        target !== null &&
        new URL(target, answer.url).href === withSlash[index].href);
    const problem = leadsHome ? undefined : `answers ${answer.status}, leading to ${target}`;
    results.note('Addresses without a final slash', answer.url.pathname, problem);
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
  const problems = Object.entries(SECURITY_HEADERS).map(([name, value]) =>
    compareHeader(name, answer.headers.get(name), value),
  );
  for (const problem of new Set(problems)) {
    results.note('Security headers', path, problem);
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
