import pLimit from 'p-limit';
import { ReaderError } from '../lib/readerError.mjs';

const TIMEOUT_MS = 20_000;
const AT_ONCE = 6;

/** An answer of the site, its redirects not followed. */
export interface Visit {
  url: URL;
  /** The status; 0 when there was no answer. */
  status: number;
  headers: Headers;
  /** The text of the body; empty for a HEAD request. */
  text: string;
}

/** Asks for one address; a failure of the network is an answer with status 0. */
export async function visit(url: URL, method: 'GET' | 'HEAD' = 'GET'): Promise<Visit> {
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

/** Asks for many addresses, some at a time, and keeps their order. */
export async function visitAll(urls: URL[], method?: 'GET' | 'HEAD'): Promise<Visit[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(urls.map((url) => limit(visit, url, method)));
}

/** What a site's own map says. */
export interface Sitemap {
  /** The paths of all pages. */
  paths: string[];
  /** The address the site was built for, which may differ from the one it is looked at. */
  publishedOrigin: string;
}

/**
 * Reads a site's map.
 * @throws ReaderError when the site cannot be reached or has no map
 */
export async function readSitemap(origin: URL): Promise<Sitemap> {
  const parts = await locations(new URL('/sitemap-index.xml', origin));
  const pages = await Promise.all(
    parts.map(({ pathname }) => locations(new URL(pathname, origin))),
  );
  const paths = pages.flat().map(({ pathname }) => pathname);
  if (paths.length === 0) throw new ReaderError(`The sitemap of ${origin.host} names no page.`);
  return { paths, publishedOrigin: parts[0].origin };
}

async function locations(url: URL): Promise<URL[]> {
  const { status, text } = await visit(url);
  if (status === 0) throw new ReaderError(`${url.host} cannot be reached.`);
  if (status !== 200) {
    throw new ReaderError(`${url.href} answers ${status}: is this address a site built from here?`);
  }
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => address.trim())
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));
}
