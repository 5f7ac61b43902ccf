import pLimit from 'p-limit';
import { ReaderError } from '../lib/readerError.mjs';

const TIMEOUT_MS = 20_000;
const PARALLEL_REQUESTS = 6;

/** A response of the site; a redirect is one, too, and is not followed. */
export interface SiteResponse {
  /** The address that was requested. */
  url: URL;
  /** The status; 0 when there was no response. */
  status: number;
  headers: Headers;
  /** The text of the body; empty for a HEAD request. */
  text: string;
}

/** Requests one address. A network error gives a response with status 0. */
export async function request(url: URL, method: 'GET' | 'HEAD' = 'GET'): Promise<SiteResponse> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { url, status: response.status, headers: response.headers, text };
  } catch {
    return { url, status: 0, headers: new Headers(), text: '' };
  }
}

/** Requests many addresses, some in parallel; the responses have the addresses' order. */
export async function requestAll(urls: URL[], method?: 'GET' | 'HEAD'): Promise<SiteResponse[]> {
  const limit = pLimit(PARALLEL_REQUESTS);
  return Promise.all(urls.map((url) => limit(request, url, method)));
}

/**
 * Reads a site's sitemap.
 * @returns the paths of all pages, and the origin that the site was built for: it may be served from another one
 * @throws ReaderError when the site cannot be reached or has no sitemap
 */
export async function readSitemap(origin: URL) {
  const parts = await locations(new URL('/sitemap-index.xml', origin));
  const pages = await Promise.all(
    parts.map(({ pathname }) => locations(new URL(pathname, origin))),
  );
  const paths = pages.flat().map(({ pathname }) => pathname);
  if (paths.length === 0) throw new ReaderError(`The sitemap of ${origin.host} names no page.`);
  return { paths, publishedOrigin: parts[0].origin };
}

/** The addresses in a sitemap, or in the index of sitemaps. */
async function locations(url: URL): Promise<URL[]> {
  const { status, text } = await request(url);
  if (status === 0) throw new ReaderError(`${url.host} cannot be reached.`);
  if (status !== 200) {
    throw new ReaderError(`${url.href} answers ${status}: is this address a site built from here?`);
  }
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address));
}
