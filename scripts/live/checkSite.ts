import { parseStamp, STAMP_FILE } from '../../src/hosting/buildStamp';
import { cachePolicy } from '../../src/hosting/cachePolicy';
import { SECURITY_HEADERS } from '../../src/hosting/headers';
import { checkReferences } from './checkReferences';
import { compareHeader, policyProblem, serviceOf } from './headerProblem';
import { Results } from './results';
import { readSitemap, request, requestAll, type SiteResponse } from './request';

/** Paths that do not exist. The last looks like a hashed file, which hosts would cache for a year. */
const UNKNOWN = [
  '/no-such-page/',
  '/no-such-page.html',
  '/no/such/page?q=1',
  '/static/no-such.png',
];

/**
 * Checks a published site with requests, by the rules in `src/hosting` from which its headers file
 * was written.
 * @param origin the site's address; its path is ignored
 * @throws ReaderError when the site cannot be reached or has no sitemap
 */
export async function checkSite(origin: URL): Promise<Results> {
  const results = new Results();
  const { paths, publishedOrigin } = await readSitemap(origin);
  const at = (path: string) => new URL(path, origin);

  const pages = await requestAll(paths.map(at));
  const unknown = await requestAll(UNKNOWN.map(at));
  const dataPaths = paths.map((path) => `${path === '/' ? '/index/' : path}page-data.json`);
  const data = await requestAll(
    [...dataPaths, '/app-data.json'].map((path) => at(`/page-data${path}`)),
  );
  data.push(await request(at('/robots.txt')));
  for (const page of [...pages, ...data]) {
    results.add('Pages and their data answer 200', page.url.pathname, not(200, page));
  }
  for (const page of unknown) {
    results.add('Unknown addresses answer 404', page.url.pathname, not(404, page));
  }
  const stamp = await request(at(`/${STAMP_FILE}`));
  const noStamp = parseStamp(stamp.text) ? undefined : 'is no build stamp';
  results.add('Build stamp', stamp.url.pathname, not(200, stamp) ?? noStamp);
  await checkFinalSlashes(pages, results);
  await checkHttps(origin, results);

  const html = [...pages, unknown[0]].filter(({ status }) => status === 200 || status === 404);
  const files = await checkReferences(html, data, origin, publishedOrigin, results);

  const [service = null] = html.flatMap((page) => serviceOf(page.text) ?? []);
  for (const page of html) {
    results.add('Policies of pages', page.url.pathname, policyProblem(page.text, service));
  }
  for (const response of [...pages, ...unknown, ...data, ...files]) {
    if (response.status !== 0) checkHeaders(response, results);
  }
  return results;
}

function not(expected: number, { status }: SiteResponse): string | undefined {
  if (status === expected) return undefined;
  return status === 0 ? 'no answer' : `answers ${status}`;
}

/** Checks that an address without its final slash, such as /services, is the page or redirects to it at once. */
async function checkFinalSlashes(pages: SiteResponse[], results: Results) {
  const withSlash = pages.map(({ url }) => url).filter(({ pathname }) => pathname !== '/');
  const withoutSlash = await requestAll(
    withSlash.map((url) => new URL(url.pathname.slice(0, -1), url)),
  );
  for (const { url, status, headers } of withoutSlash) {
    const target = headers.get('location');
    const isRedirect = /^3\d\d$/.test(String(status)) && target !== null;
    const arrives = isRedirect && new URL(target, url).href === `${url.href}/`;
    const problem =
      status === 200 || arrives ? undefined : `answers ${status}, leading to ${target}`;
    results.add('Addresses without a final slash', url.pathname, problem);
  }
}

/** Checks that http redirects to https, where the site is served over https on its default port. */
async function checkHttps({ protocol, port, host }: URL, results: Results) {
  if (protocol !== 'https:' || port !== '') return;
  const { url, headers } = await request(new URL(`http://${host}/`));
  const target = headers.get('location') ?? '';
  const problem = target.startsWith('https://') ? undefined : 'does not lead to https';
  results.add('http leads to https', url.href, problem);
}

function checkHeaders(response: SiteResponse, results: Results) {
  const path = response.url.pathname;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    results.add('Security headers', path, compareHeader(name, response.headers.get(name), value));
  }
  results.add('Caching', path, cachingProblem(response));
}

function cachingProblem({ url, status, headers }: SiteResponse): string | undefined {
  const actual = headers.get('Cache-Control');
  // At some hosts no rule matches an unknown address. It only must not be cached.
  if (status === 404 && !/max-age=[1-9]|immutable/.test(actual ?? '')) return undefined;
  const policy = cachePolicy(status === 404 ? '/' : url.pathname);
  return compareHeader('Cache-Control', actual, policy);
}
