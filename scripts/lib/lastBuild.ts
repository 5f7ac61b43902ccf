import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STAMP_FILE } from '../../src/build/hosting/buildStamp';
import { filesOf, GENERATED, readSettings, type Inputs } from './inputs';

/** Where a folder's last finished build leaves what it was made from, and what it made. */
const RECORD = '.cache/built-from.json';

/** What is known of a finished build. */
interface Build {
  inputs: Inputs;
  /** Size and time of each file that it left. */
  files: Record<string, string>;
}

/** Forgets the last build of a folder: until the next is finished there is none. */
export function forgetBuild(folder: string): void {
  rmSync(join(folder, RECORD), { force: true });
}

/** Notes that a folder's site is built, and from what. */
export function noteBuild(folder: string, inputs: Inputs): void {
  const build: Build = { inputs: { ...inputs, ...readSettings() }, files: filesLeft(folder) };
  const file = join(folder, RECORD);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(build));
}

/** What changed since a folder's site was built, also in the site itself; undefined when nothing did. */
export function changedSinceBuild(folder: string, now: Inputs): string | undefined {
  const build = lastBuild(folder);
  if (!build) return RECORD;
  return changedInput(build, now) ?? difference(build.files, filesLeft(folder));
}

/**
 * Says in one sentence why a folder holds no site that is worth testing; undefined when it does.
 * @param command what builds it
 */
export function buildProblem(folder: string, now: Inputs, command: string): string | undefined {
  const advice = `run "${command}" first, or "npm test"`;
  const build = lastBuild(folder);
  if (!build) {
    return `There is no built site in ${join(folder, 'public')}, or its last build failed: ${advice}.`;
  }
  const changed = changedInput(build, now);
  if (!changed) return undefined;
  return `The site in ${join(folder, 'public')} is older than ${changed}: ${advice}.`;
}

function changedInput({ inputs }: Build, now: Inputs): string | undefined {
  return difference(inputs, { ...now, ...readSettings() });
}

function difference(before: Inputs, now: Inputs): string | undefined {
  return Object.keys({ ...before, ...now }).find((name) => before[name] !== now[name]);
}

function lastBuild(folder: string): Build | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as Build;
  } catch {
    return undefined;
  }
}

/** Size and time of each file of a built site, and of the types of its queries; not of its stamp. */
function filesLeft(folder: string): Record<string, string> {
  const paths = ['public', GENERATED].flatMap((place) =>
    filesOf(join(folder, place)).map((path) => place + path),
  );
  const kept = paths.filter((path) => path !== `public/${STAMP_FILE}`);
  return Object.fromEntries(
    kept.map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path));
      return [path, `${size} ${mtimeMs}`];
    }),
  );
}
