import { ReaderError } from '../lib/readerError.mjs';
import { visit } from './visit';

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
