import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { contentSchema } from '../schemas/contentSchema';
import { kinds } from '../schemas/kinds';
import { filesIn } from '../content/filesIn';
import { Patched } from './patches';

const SOURCES = 'src/desk';
const LIBRARY = 'node_modules/@sveltia/cms';

/** Imports that are left out: code highlighting, maps, SVG optimisation, all languages but English. */
const UNUSED = /^(?:@shikijs\/|leaflet|terra-draw|svgo|\.\.\/locales\/(?:[^e]|e[^n]))/;

/**
 * Bundles the desk, unless an earlier build has bundled the same.
 * @param policy content security policy for its page
 * @param folder to write it to, such as `public/admin`
 * @param stamp file that stores a hash of what the desk in the folder was made from
 */
export async function bundleDesk(
  config: CmsConfig,
  policy: string,
  folder: string,
  stamp: string,
): Promise<void> {
  const define = {
    DESK_CONFIG: JSON.stringify(config),
    CONTENT_SCHEMAS: JSON.stringify(
      Object.fromEntries(kinds.map(({ field, schema }) => [field, contentSchema(schema, 'input')])),
    ),
  };
  const digest = digestOf([policy, ...Object.values(define)]);
  const isThere = existsSync(stamp) && existsSync(join(folder, 'index.html'));
  if (isThere && readFileSync(stamp, 'utf8') === digest) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(LIBRARY, 'npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  await bundle(define, folder);
  cpSync(join(SOURCES, 'desk.css'), join(folder, 'desk.css'));
  // The page and the stamp come last: where both exist, the desk is complete.
  const page = readFileSync(join(SOURCES, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace('DESK_POLICY', policy));
  writeFileSync(stamp, digest);
}

async function bundle(define: Record<string, string>, folder: string): Promise<void> {
  // Not imported at the top: most builds have nothing to bundle.
  const { build } = await import('esbuild');
  const library = new Patched();
  await build({
    entryPoints: [join(SOURCES, 'desk.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
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
            contents: library.text(readFileSync(path, 'utf8')),
          }));
        },
      },
    ],
  });
  library.check();
}

function digestOf(parts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  const sources = [SOURCES, 'src/schemas', 'src/desk'].flatMap((folder) =>
    filesIn(folder).map((name) => join(folder, name)),
  );
  for (const file of [join(LIBRARY, 'package.json'), ...sources]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
