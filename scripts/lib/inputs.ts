import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { filesIn } from '../../src/build/filesIn';

/** A hash of each file that a built site depends on, by its path in the project. */
export type Inputs = Record<string, string>;

/** What a site is built from, beside its content. */
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

/** Types of the pages' queries: written by each build, into `src`. */
export const GENERATED = 'src/gatsby-types.d.ts';

/** The packages as they are installed. */
const PACKAGES = 'node_modules/.package-lock.json';

/**
 * Variables of the environment that a build heeds, or that Gatsby and browserslist may; but one that
 * only silences a warning, which builds and Playwright set for themselves.
 */
const HEEDED =
  /^(?:CF_PAGES|CONTEXT|DESK|NETLIFY|(?:BROWSERSLIST(?!_IGNORE_OLD_DATA$)|GATSBY_|PREFIX_PATHS).*)$/;

/**
 * Reads what a site built now, from the project in the current folder, would be made from.
 * @param content the folder that serves as its `content`
 * @param others what else it depends on: files and folders
 */
export function readInputs(content = 'content', others: string[] = []): Inputs {
  const inputs: Inputs = {};
  for (const place of [...CODE, ...others]) {
    for (const path of filesOf(place)) inputs[place + path] = hash(readFileSync(place + path));
  }
  for (const path of filesOf(content)) {
    inputs[`content${path}`] = hash(readFileSync(content + path));
  }
  Reflect.deleteProperty(inputs, GENERATED);
  return inputs;
}

/** What a build depends on that is no source, each by a name. */
export function readSettings(): Inputs {
  const heeded = Object.entries(process.env).filter(([name]) => HEEDED.test(name));
  return {
    ...Object.fromEntries(heeded.map(([name, value = '']) => [name, hash(value)])),
    'Node.js': process.version,
    // The footer's, until a script has run.
    'the year': String(new Date().getFullYear()),
    [PACKAGES]: existsSync(PACKAGES) ? hash(readFileSync(PACKAGES)) : '',
  };
}

/** A hash of what the code of pages is made from: of all but the content. */
export function codeHash(inputs: Inputs): string {
  const all = Object.entries({ ...inputs, ...readSettings() });
  return hash(JSON.stringify(all.filter(([path]) => !path.startsWith('content/'))));
}

/** Paths below a folder, each with a leading slash; of a file, the empty path alone. */
export function filesOf(place: string): string[] {
  const isFile = statSync(place, { throwIfNoEntry: false })?.isFile();
  return isFile ? [''] : filesIn(place).map((path) => `/${path}`);
}

function hash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64');
}
