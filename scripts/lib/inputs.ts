import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../src/content/filesIn';

/** What a built site depends on: a hash for each file, by its path in the project, and for each setting. */
export type Inputs = Record<string, string>;

/** The files and folders that a site is built from, besides its content. */
const CODE = [
  '.env.production',
  'babel.config.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'scripts/build',
  'scripts/build.ts',
  'scripts/gatsby.mjs',
  'scripts/lib',
  'src',
  'static',
  'tsconfig.json',
];

/** The types of the GraphQL queries. They are in `src`, but each build writes them. */
export const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** Where npm records which packages are installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Environment variables that the build, Gatsby or browserslist reads. Not BROWSERSLIST_IGNORE_OLD_DATA:
 * it only silences a warning, and builds and Playwright set it for their own processes.
 */
const VARIABLES =
  /^(?:CF_PAGES|CONTEXT|DESK|NETLIFY|(?:BROWSERSLIST(?!_IGNORE_OLD_DATA$)|GATSBY_|PREFIX_PATHS).*)$/;

/**
 * Hashes the files from which the project in the current folder would be built now.
 * @param content the folder whose files are the site's `content/`
 * @param others further files and folders that the site depends on
 */
export function readInputs(content = 'content', others: string[] = []): Inputs {
  const inputs: Inputs = {};
  for (const place of [...CODE, ...others]) {
    for (const path of filesOf(place)) inputs[path] = hash(readFileSync(path));
  }
  for (const path of filesIn(content)) {
    inputs[`content/${path}`] = hash(readFileSync(`${content}/${path}`));
  }
  Reflect.deleteProperty(inputs, QUERY_TYPES);
  return inputs;
}

/** Hashes what a build depends on besides the project's files. */
export function readSettings(): Inputs {
  const variables = Object.entries(process.env).filter(([name]) => VARIABLES.test(name));
  return {
    ...Object.fromEntries(variables.map(([name, value = '']) => [name, hash(value)])),
    'Node.js': process.version,
    // The footer shows the year of the build until a script in the browser replaces it.
    'the year': String(new Date().getFullYear()),
    [INSTALLED]: existsSync(INSTALLED) ? hash(readFileSync(INSTALLED)) : '',
  };
}

/** A hash of all inputs and settings except the content: as long as it is the same, so are the bundles. */
export function codeHash(inputs: Inputs): string {
  const all = Object.entries({ ...inputs, ...readSettings() });
  return hash(JSON.stringify(all.filter(([path]) => !path.startsWith('content/'))));
}

/**
 * The paths of the files in a folder, or of a file alone; none when there is neither.
 * @param root the folder that the path counts from, and that the result does not name
 */
export function filesOf(path: string, root = '.'): string[] {
  const isFile = statSync(join(root, path), { throwIfNoEntry: false })?.isFile();
  return isFile ? [path] : filesIn(join(root, path)).map((name) => `${path}/${name}`);
}

function hash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64');
}
