import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Package {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];
const IMPORT = /(?:\sfrom |import\(|import )'([\w@.][^']*)'/g;

/** The packages that a file of the project imports, with those of the files it imports. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  return [...code.matchAll(IMPORT)].flatMap(([, name]) => {
    if (!name.startsWith('.')) return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? [];
    const path = join(dirname(file), name);
    const found = ENDINGS.map((ending) => path + ending).find((candidate) =>
      statSync(candidate, { throwIfNoEntry: false })?.isFile(),
    );
    return found ? packagesOf(found, seen) : [];
  });
}

test('the site is built with what a host installs: no package for development', () => {
  const pages = readdirSync('src/pages').map((name) => `src/pages/${name}`);
  const entries = readdirSync('.').filter((name) => name.startsWith('gatsby-'));
  // gatsby-node.ts loads the hooks, and Babel its presets, without an import.
  const others = ['src/gatsby/hooks.ts', 'scripts/prepare.ts', 'scripts/contentCheck.ts'];
  const imported = [...others, ...entries, ...pages].flatMap((file) => packagesOf(file));
  const { presets } = JSON.parse(readFileSync('babel.config.json', 'utf8')) as {
    presets: [name: string][];
  };
  const started = ['build', 'content:check'].flatMap((name) =>
    ['cross-env', 'gatsby', 'tsx'].filter((program) => scripts[name].includes(`${program} `)),
  );
  const compiling = presets.map(([name]) => name);
  const needed = new Set(
    [...imported, ...started, ...compiling].filter((name) => !name.startsWith('node:')),
  );
  expect(needed).toContain('purgecss');
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});
