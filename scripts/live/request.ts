import pLimit from 'p-limit';
import { ReaderError } from '../lib/readerError.mjs';

const TIMEOUT_MS = 20_000;
const limit = pLimit(6);

/** A response of the site. Redirects are not followed, so they are responses too. */
export interface SiteResponse {
  /** The requested address. */
  url: URL;
  /** The status; 0 if there was no response in time. */
  status: number;
  headers: Headers;
  /** The text of the body; empty for a HEAD request. */
  text: string;
}

/** Requests addresses, some in parallel. Returns the responses in the order of the addresses. */
export function requestAll(urls: URL[], method?: 'HEAD'): Promise<SiteResponse[]> {
  return Promise.all(urls.map((url) => limit(request, url, method)));
}

async function request(url: URL, method?: 'HEAD'): Promise<SiteResponse> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method, redirect: 'manual', signal });
    const { status, headers } = response;
    return { url, status, headers, text: await response.text() };
  } catch {
    return { url, status: 0, headers: new Headers(), text: '' };
  }
}

/**
 * Reads a site's sitemap.
 * @returns the paths of all pages, and the origin that the site was built for: it may be served from another
 * one
 * @throws ReaderError if the site cannot be reached or has no sitemap
 */
export async function readSitemap(origin: URL) {
  const parts = await locations([new URL('/sitemap-index.xml', origin)]);
  const pages = await locations(parts.map(({ pathname }) => new URL(pathname, origin)));
  if (pages.length === 0) throw new ReaderError(`The sitemap of ${origin.host} lists no pages.`);
  return { paths: pages.map(({ pathname }) => pathname), publishedOrigin: parts[0].origin };
}

/** Returns the addresses in sitemaps or in the index of sitemaps. */
async function locations(sitemaps: URL[]): Promise<URL[]> {
  return (await requestAll(sitemaps)).flatMap(({ url, status, text }) => {
    if (status === 0) throw new ReaderError(`${url.host} cannot be reached.`);
    if (status === 200)
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(at));
    throw new ReaderError(`${url.href} answers ${status}: is this a site built from this project?`);
  });
}
