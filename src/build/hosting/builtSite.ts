import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentHash } from './cachePolicy';

/** What the rules of a host depend on. */
export interface BuiltSite {
  /** HTML of each page, by its path in the build. */
  pages: Record<string, string>;
  /** Names of the folders at the top of the site. */
  folders: string[];
  /** Names of the files at the top of the site, without those of earlier builds. */
  files: string[];
}

/** Folders that Gatsby leaves beside the site; what HTML they hold is part of no page. */
const NOT_PAGES = ['_gatsby', '~partytown'];

/** Read by the host itself, or only by developers' tools: nothing to cache. */
const NOT_FOR_VISITORS = /^_headers$|^_redirects$|\.(?:br|gz|map|LICENSE\.txt)$/;

/**
 * Reads a finished build.
 * @param folder the folder `public`
 * @throws Error when there is no finished build in it
 */
export function readBuiltSite(folder: string): BuiltSite {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = (isFolder: boolean) =>
    entries
      .filter((entry) => entry.isDirectory() === isFolder)
      .map((entry) => entry.name)
      .sort();
  const isCurrent = currentAssets(folder);
  return {
    pages: readPages(folder),
    folders: names(true),
    files: names(false).filter((name) => !NOT_FOR_VISITORS.test(name) && isCurrent(name)),
  };
}

function readPages(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.html') &&
      !NOT_PAGES.includes(path.split(sep)[0]) &&
      // Gatsby also names a folder of its data after a page.
      statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

/** Tells scripts and styles of this build from those that earlier ones left in the same folder. */
function currentAssets(folder: string): (name: string) => boolean {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const statistics = read('webpack.stats.json');
  const runtime = /webpack-runtime-[0-9a-f]+\.js/.exec(statistics)?.[0];
  // The runtime names the chunks that the statistics leave out.
  const known = statistics + (runtime ? read(runtime) : '');
  return (name) => known.includes(contentHash(`/${name}`) ?? '');
}
