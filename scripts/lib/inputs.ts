import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A hash of each file that a built site depends on, by its path in the project. */
export type Inputs = Record<string, string>;

/** What a site is built from, beside its content. */
const CODE = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'scripts/build.ts',
  'scripts/gatsby.mjs',
  'scripts/lib',
  'src',
  'static',
  'tsconfig.json',
];

/** Written by each build, into `src`. */
const GENERATED = 'src/gatsby-types.d.ts';

/** Where a folder's last finished build leaves what it was made from. */
const RECORD = '.cache/built-from.json';

/**
 * Reads what a site built now, from the project in the current folder, would be made from.
 * @param content the folder that serves as its `content`
 * @param others what else it depends on: files and folders
 */
export function readInputs(content = 'content', others: string[] = []): Inputs {
  const inputs: Inputs = {};
  for (const place of [...CODE, ...others]) {
    for (const path of filesOf(place)) inputs[place + path] = hash(place + path);
  }
  for (const path of filesOf(content)) inputs[`content${path}`] = hash(content + path);
  Reflect.deleteProperty(inputs, GENERATED);
  return inputs;
}

/** Forgets the last build of a folder: until the next is finished there is none. */
export function forgetBuild(folder: string): void {
  rmSync(join(folder, RECORD), { force: true });
}

/** Notes that a folder's site is built, and from what. */
export function noteBuild(folder: string, inputs: Inputs): void {
  const file = join(folder, RECORD);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(inputs));
}

/** A file that changed since a folder's site was built; undefined when none did. */
export function changedSinceBuild(folder: string, now: Inputs): string | undefined {
  const built = lastBuild(folder) ?? {};
  return Object.keys({ ...built, ...now }).find((path) => built[path] !== now[path]);
}

/**
 * Says in one sentence why a folder holds no site that is worth testing; undefined when it does.
 * @param command what builds it
 */
export function buildProblem(folder: string, now: Inputs, command: string): string | undefined {
  const advice = `run "${command}" first, or "npm test"`;
  if (!lastBuild(folder)) {
    return `There is no built site in ${join(folder, 'public')}, or its last build failed: ${advice}.`;
  }
  const changed = changedSinceBuild(folder, now);
  if (!changed) return undefined;
  return `The site in ${join(folder, 'public')} is older than ${changed}: ${advice}.`;
}

function lastBuild(folder: string): Inputs | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as Inputs;
  } catch {
    return undefined;
  }
}

/** Paths below a folder, each with a leading slash; of a file, the empty path alone. */
function filesOf(place: string): string[] {
  // The project may do without some, such as `static`.
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [''];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length))
    .sort();
}

function hash(path: string): string {
  return createHash('sha1').update(readFileSync(path)).digest('base64');
}
