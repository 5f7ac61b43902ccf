import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import type { BuildOptions } from 'esbuild';
import { contentSchema } from '../../schemas/contentSchema';
import { kinds } from '../../schemas/kinds';

const SOURCES = 'src/desk';
const LIBRARY = 'node_modules/@sveltia/cms';

/** Parts of the library unused here: grammars of code, maps, drawings, languages but English. */
const UNUSED = /^(?:@shikijs\/|leaflet|terra-draw|svgo|\.\.\/locales\/(?:[^e]|e[^n]))/;

/**
 * What the library would ask of other hosts by itself, and what stands there instead: how the Git
 * host is (all is well), fonts (its own come after them), and a fallback for its own files.
 */
const OTHER_HOSTS: readonly [RegExp, string][] = [
  [
    /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)[^`'"]*/g,
    'data:application/json,{}',
  ],
  [/url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\('[^']*'\)/g, "local('none')"],
  [/https:\/\/unpkg\.com/g, '/admin/none'],
];

/**
 * Before a commit to the branch the library asks whether somebody changed the file since it was
 * opened; before a new pull request it does not, which would take their words back unseen. So it
 * asks there too, except in a file that comes from a pull request itself.
 */
const MEANWHILE: readonly [RegExp, string] = [
  /if\(!\w+\)(\{let \w+=await \w+\((\w+)\);if\(\w+&&!\w+\)throw Error\(`save_conflict`)/,
  'if(!$2.originalEntry?.workflow)$1',
];

/**
 * Writes the desk's files, unless they are there from an earlier build of the same desk.
 * @param folder where they go, such as `public/admin`
 * @param stamp file that remembers which desk is in the folder
 */
export async function bundleDesk(
  config: CmsConfig,
  policy: string,
  folder: string,
  stamp: string,
): Promise<void> {
  const define = {
    DESK_CONFIG: JSON.stringify(config),
    DESK_POLICY: JSON.stringify(policy),
    CONTENT_SCHEMAS: JSON.stringify(
      Object.fromEntries(kinds.map(({ field, schema }) => [field, contentSchema(schema, 'input')])),
    ),
  };
  const digest = digestOf(Object.values(define));
  if (read(stamp) === digest && read(join(folder, 'index.html'))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(LIBRARY, 'npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  await bundle(define, folder);
  // Last, since it says that the rest is there.
  for (const file of ['desk.css', 'index.html']) cpSync(join(SOURCES, file), join(folder, file));
  writeFileSync(stamp, digest);
}

async function bundle(define: Record<string, string>, folder: string): Promise<void> {
  // Loaded only when there is something to bundle.
  const { build } = await import('esbuild');
  const options: BuildOptions = {
    outdir: folder,
    bundle: true,
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
  };
  // A file on its own: not every browser takes a service worker made of modules.
  const { DESK_POLICY } = define;
  await build({ ...options, entryPoints: [join(SOURCES, 'worker.ts')], define: { DESK_POLICY } });
  await build({
    ...options,
    entryPoints: [join(SOURCES, 'start.ts')],
    chunkNames: '[name]-[hash]',
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'desk',
        setup(build) {
          build.onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }));
          build.onLoad({ filter: /./, namespace: 'unused' }, () => ({
            contents: 'export default {}',
          }));
          build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/].*\.js$/ }, ({ path }) => ({
            contents: [...OTHER_HOSTS, MEANWHILE].reduce(
              (text, [from, to]) => text.replace(from, to),
              readFileSync(path, 'utf8'),
            ),
          }));
        },
      },
    ],
  });
}

function digestOf(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of [read(join(LIBRARY, 'package.json')) ?? '', ...parts]) hash.update(part);
  for (const folder of [SOURCES, 'src/schemas', 'src/build/desk']) {
    const files = readdirSync(folder).filter((name) => /\.\w+$/.test(name));
    for (const name of files.sort()) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
