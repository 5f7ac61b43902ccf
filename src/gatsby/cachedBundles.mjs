// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Describes the bundles of the last build: see {@link Bundles}. */
const RECORD = '.cache/cached-bundles.json';

/** Folders into which Gatsby writes code that depends on pages, and on plugins with their options. */
const GENERATED = ['.cache', '.cache/_this_is_virtual_fs_path_/$virtual'];

/** Folder of the server-side bundle, which renders pages. */
const ROUTES = '.cache/page-ssr/routes';

/** Files in `public/` that describe the browser's bundle; Gatsby writes them beside webpack's own. */
const DESCRIPTIONS = [
  'webpack.stats.json',
  'chunk-map.json',
  '_gatsby/slices/_gatsby-scripts-1.html',
];

const BROWSER = 'gatsby/dist/commands/build-javascript';
const RENDERER = 'gatsby/dist/commands/build-html';
const CHUNKS = 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes';

/**
 * @typedef {object} Bundles
 * @property {string} sources hash of all that they are made from
 * @property {string} hash webpack's hash of the browser's bundle
 * @property {object} chunks hashes of the chunks of the server-side bundle
 * @property {Record<string, string>} files size and modification time of each of their files
 */

/**
 * Replacements for Gatsby's steps around webpack. Where the sources are those of the last build, and the
 * files that webpack wrote are unchanged since, they report the last bundles to Gatsby and do not even
 * load webpack.
 * @param {(name: string) => any} load loads a module of Gatsby itself
 * @param {string} code hash of all sources of the bundles except the code that Gatsby generates
 */
export function cachedBundles(load, code) {
  /** @type {Bundles | undefined} */
  let cached;
  /** @type {Pick<Bundles, 'sources' | 'hash'> & { files: string[] }} */
  let built;
  const reuse = (/** @type {string} */ hash) => ({
    stats: { hash, hasWarnings: () => false },
    close: () => Promise.resolve(),
  });
  return {
    [BROWSER]: {
      /** @param {unknown[]} args */
      async buildProductionBundle(...args) {
        const sources = hashSources(code);
        // Gatsby knows another hash, or none, when the last build stopped after webpack had run.
        const { webpackCompilationHash } = load('gatsby/dist/redux').store.getState();
        cached = readCache(sources, webpackCompilationHash);
        if (cached) return reuse(cached.hash);
        rmSync(RECORD, { force: true });
        const result = await load(BROWSER).buildProductionBundle(...args);
        const { hash, compilation } = result.stats;
        /** @type {{ name: string }[]} */
        const assets = compilation.getAssets();
        const files = [...assets.map(({ name }) => name), ...DESCRIPTIONS];
        built = { sources, hash, files: files.map((name) => join('public', name)) };
        return result;
      },
    },
    [RENDERER]: {
      /** @param {unknown[]} args */
      buildRenderer: (...args) =>
        cached ? reuse(cached.hash) : load(RENDERER).buildRenderer(...args),
      /** @param {unknown[]} args */
      buildHTMLPagesAndDeleteStaleArtifacts: (...args) =>
        load(RENDERER).buildHTMLPagesAndDeleteStaleArtifacts(...args),
    },
    [CHUNKS]: {
      /** @param {unknown} args */
      getSSRChunkHashes(args) {
        if (cached) return cached.chunks;
        const chunks = load(CHUNKS).getSSRChunkHashes(args);
        const names = [...built.files, ...readdirSync(ROUTES).map((name) => join(ROUTES, name))];
        const files = Object.fromEntries(names.map((name) => [name, sizeAndTime(name)]));
        writeFileSync(RECORD, JSON.stringify({ ...built, chunks, files }));
        return chunks;
      },
    },
  };
}

/**
 * The bundles of the last build, if they have these sources and this hash and their files are unchanged.
 * @param {string} sources
 * @param {string} hash
 * @returns {Bundles | undefined}
 */
function readCache(sources, hash) {
  try {
    /** @type {Bundles} */
    const last = JSON.parse(readFileSync(RECORD, 'utf8'));
    const isWhole = Object.entries(last.files).every(([name, was]) => sizeAndTime(name) === was);
    return last.sources === sources && last.hash === hash && isWhole ? last : undefined;
  } catch {
    // There is no record, or one of its files is gone.
    return undefined;
  }
}

/** @param {string} name */
function sizeAndTime(name) {
  const { size, mtimeMs } = statSync(name);
  return `${size} ${mtimeMs}`;
}

/** @param {string} code */
function hashSources(code) {
  const hash = createHash('sha1').update(code);
  for (const folder of GENERATED) {
    for (const name of readdirSync(folder).sort()) {
      // No other JSON files: Gatsby writes them after this step, in each build.
      if (!/\.js$|^(?:match-paths|redirects)\.json$/.test(name)) continue;
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('base64');
}
