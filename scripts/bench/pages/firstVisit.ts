import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of the scripts that a page needs before it answers the visitor; others follow when the
 * visitor does something.
 * @param site the folder `public`
 * @param path the page's address; an unknown one means the 404 page
 * @throws Error when the folder holds no finished build
 */
export function firstVisitScripts(site: string, path: string): Set<string> {
  const data = join(site, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  const page = read(existsSync(data) ? data : join(site, 'page-data/404.html/page-data.json')) as {
    componentChunkName: string;
  };
  const { assetsByChunkName } = read(join(site, 'webpack.stats.json')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const names = [...assetsByChunkName.app, ...assetsByChunkName[page.componentChunkName]];
  return new Set(names.filter((name) => name.endsWith('.js')));
}

/**
 * Bytes of what a host sends for an address, headers apart: of the compressed file, where the build
 * made one.
 * @param site the folder `public`
 * @returns undefined when the build has no such file
 */
export function sentBytes(site: string, path: string): number | undefined {
  const file = join(site, decodeURI(path.endsWith('/') ? `${path}index.html` : path));
  return [`${file}.gz`, file].flatMap((name) => (existsSync(name) ? [statSync(name).size] : []))[0];
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
