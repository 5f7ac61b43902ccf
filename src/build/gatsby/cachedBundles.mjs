// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What webpack made last, and from what. */
const RECORD = '.cache/cached-bundles.json';

/** Where Gatsby writes code that depends on pages and on plugins with their options. */
const WRITTEN = ['.cache', '.cache/_this_is_virtual_fs_path_/$virtual'];

/** Where the code goes that renders pages. */
const ROUTES = '.cache/page-ssr/routes';

/** What Gatsby writes in `public/` about the browser's code, beside the code itself. */
const ABOUT = ['webpack.stats.json', 'chunk-map.json', '_gatsby/slices/_gatsby-scripts-1.html'];

const BROWSER = 'gatsby/dist/commands/build-javascript';
const RENDERER = 'gatsby/dist/commands/build-html';
const CHUNKS = 'gatsby/dist/utils/webpack/get-ssr-chunk-hashes';

/**
 * @typedef {object} Kept
 * @property {string} from what the bundles were made from
 * @property {string} hash webpack's own, of the browser's code
 * @property {object} chunks hashes of the code that renders pages
 * @property {Record<string, string>} files size and time of each file of the bundles
 */

/**
 * Stands in the place of Gatsby's steps around webpack: where the code is that of the last build, and
 * the files which webpack wrote are as it left them, webpack is not even loaded.
 * @param {(name: string) => any} load gives a module of Gatsby's own
 * @param {string} code a hash of all that bundles are made from, but for what Gatsby writes
 */
export function cachedBundles(load, code) {
  /** @type {Kept | undefined} */
  let kept;
  /** @type {Pick<Kept, 'from' | 'hash'> & { files: string[] }} */
  let made;
  const reuse = (/** @type {string} */ hash) => ({
    stats: { hash, hasWarnings: () => false },
    close: () => Promise.resolve(),
  });
  return {
    [BROWSER]: {
      /** @param {unknown[]} args */
      async buildProductionBundle(...args) {
        const from = hashWritten(code);
        // A build that broke off did not tell Gatsby of its bundles.
        const { webpackCompilationHash: known } = load('gatsby/dist/redux').store.getState();
        kept = readCache(from, known);
        if (kept) return reuse(kept.hash);
        rmSync(RECORD, { force: true });
        const built = await load(BROWSER).buildProductionBundle(...args);
        /** @type {{ name: string }[]} */
        const assets = built.stats.compilation.getAssets();
        const files = [...assets.map(({ name }) => name), ...ABOUT];
        made = { from, hash: built.stats.hash, files: files.map((name) => join('public', name)) };
        return built;
      },
    },
    [RENDERER]: {
      /** @param {unknown[]} args */
      buildRenderer: (...args) => (kept ? reuse(kept.hash) : load(RENDERER).buildRenderer(...args)),
      /** @param {unknown[]} args */
      buildHTMLPagesAndDeleteStaleArtifacts: (...args) =>
        load(RENDERER).buildHTMLPagesAndDeleteStaleArtifacts(...args),
    },
    [CHUNKS]: {
      /** @param {unknown} args */
      getSSRChunkHashes(args) {
        if (kept) return kept.chunks;
        const chunks = load(CHUNKS).getSSRChunkHashes(args);
        const names = [...made.files, ...readdirSync(ROUTES).map((name) => join(ROUTES, name))];
        const files = Object.fromEntries(names.map((name) => [name, mark(name)]));
        writeFileSync(RECORD, JSON.stringify({ ...made, chunks, files }));
        return chunks;
      },
    },
  };
}

/**
 * The last bundles, if they are those wanted and whole.
 * @param {string} from
 * @param {string} hash
 * @returns {Kept | undefined}
 */
function readCache(from, hash) {
  try {
    /** @type {Kept} */
    const kept = JSON.parse(readFileSync(RECORD, 'utf8'));
    const isWhole = Object.entries(kept.files).every(([name, as]) => mark(name) === as);
    return kept.from === from && kept.hash === hash && isWhole ? kept : undefined;
  } catch {
    // There are none, or a file of theirs is gone.
    return undefined;
  }
}

/** @param {string} name */
function mark(name) {
  const { size, mtimeMs } = statSync(name);
  return `${size} ${mtimeMs}`;
}

/** @param {string} code */
function hashWritten(code) {
  const hash = createHash('sha1').update(code);
  for (const folder of WRITTEN) {
    for (const name of readdirSync(folder).sort()) {
      // Other files of data are written later in a build.
      if (!/\.js$|^(?:match-paths|redirects)\.json$/.test(name)) continue;
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('base64');
}
