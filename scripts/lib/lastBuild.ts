import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STAMP_FILE } from '../../src/build/hosting/buildStamp';
import { filesOf, GENERATED, readSettings, type Inputs } from './inputs';

/** Where a folder's last finished build leaves what it was made from, and what it made; another form needs another name. */
const RECORD = '.cache/last-build.json';

/** What is known of a build. */
interface Build {
  /** What it was made from; undefined while the next one has begun and is not finished. */
  inputs?: Inputs;
  /** Size and time of each file that it left. */
  files: Record<string, string>;
}

/**
 * Forgets the last build of a folder: until the next is finished there is none. Gatsby remembers which
 * pictures it made and never looks whether they are still there: where one is lost or cut off, Gatsby's
 * memory goes, and it asks for every picture again; those that are there stay.
 * @returns how many pictures are lost
 */
export function forgetBuild(folder: string): number {
  const { files } = readRecord(folder);
  const lost = Object.entries(files).filter(
    ([path, mark]) => /\.(?:avif|jpg)$/.test(path) && sizeOf(mark) !== sizeOf(markOf(folder, path)),
  );
  if (lost.length > 0) rmSync(join(folder, '.cache'), { recursive: true, force: true });
  writeRecord(folder, { files });
  return lost.length;
}

/** Notes that a folder's site is built, and from what. */
export function noteBuild(folder: string, inputs: Inputs): void {
  writeRecord(folder, { inputs: { ...inputs, ...readSettings() }, files: filesLeft(folder) });
}

/** What changed since a folder's site was built, also in the site itself; undefined when nothing did. */
export function changedSinceBuild(folder: string, now: Inputs): string | undefined {
  const { inputs, files } = readRecord(folder);
  if (!inputs) return RECORD;
  return changedInput(inputs, now) ?? difference(files, filesLeft(folder));
}

/**
 * Says in one sentence why a folder holds no site that is worth testing; undefined when it does.
 * @param command what builds it
 */
export function buildProblem(folder: string, now: Inputs, command: string): string | undefined {
  const advice = `run "${command}" first, or "npm test"`;
  const { inputs } = readRecord(folder);
  if (!inputs) {
    return `There is no built site in ${join(folder, 'public')}, or its last build failed: ${advice}.`;
  }
  const changed = changedInput(inputs, now);
  if (!changed) return undefined;
  return `The site in ${join(folder, 'public')} is older than ${changed}: ${advice}.`;
}

function changedInput(inputs: Inputs, now: Inputs): string | undefined {
  return difference(inputs, { ...now, ...readSettings() });
}

function difference(before: Inputs, now: Inputs): string | undefined {
  return Object.keys({ ...before, ...now }).find((name) => before[name] !== now[name]);
}

function readRecord(folder: string): Build {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as Build;
  } catch {
    return { files: {} };
  }
}

function writeRecord(folder: string, build: Build) {
  const file = join(folder, RECORD);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(build));
}

/** Marks of the files of a built site, and of the types of its queries; not of its stamp. */
function filesLeft(folder: string): Record<string, string> {
  const paths = ['public', GENERATED].flatMap((place) =>
    filesOf(join(folder, place)).map((path) => place + path),
  );
  const kept = paths.filter((path) => path !== `public/${STAMP_FILE}`);
  return Object.fromEntries(kept.map((path) => [path, markOf(folder, path)]));
}

/** Size and time of a file; empty where there is none. */
function markOf(folder: string, path: string): string {
  const file = statSync(join(folder, path), { throwIfNoEntry: false });
  return file ? `${file.size} ${file.mtimeMs}` : '';
}

/** The time is another where a host copied the files; pictures are kept all the same. */
const sizeOf = (mark: string) => mark.split(' ')[0];
