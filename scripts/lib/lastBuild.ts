import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STAMP_FILE } from '../../src/hosting/buildStamp';
import { filesOf, QUERY_TYPES, readSettings, type Inputs } from './inputs';

/** Where each built folder keeps its {@link Build}. When that type changes, this name has to change as well. */
const RECORD = '.cache/last-build.json';

/** The record of the last build of a folder. */
interface Build {
  /** What the site was built from; undefined from the start of a build until it has succeeded. */
  inputs?: Inputs;
  /** Size and modification time of each file of the built site, by path. */
  files: Record<string, string>;
}

/**
 * Records that a build of a folder begins: until {@link finishBuild} the folder counts as not built.
 * Gatsby's cache lists the pictures that exist, and Gatsby never checks whether they still do. So when a
 * picture file is missing or has another size, the cache is deleted: Gatsby then requests all pictures
 * again, and only the missing files are encoded.
 * @returns the number of picture files that are missing or have another size
 */
export function beginBuild(folder: string): number {
  const { files } = readRecord(folder);
  // Not the modification time, which changes where a host restores the files from its own cache.
  const lost = Object.entries(files).filter(
    ([path, mark]) =>
      /\.(?:avif|jpg)$/.test(path) && sizeIn(mark) !== sizeIn(sizeAndTime(folder, path)),
  );
  if (lost.length > 0) rmSync(join(folder, '.cache'), { recursive: true, force: true });
  writeRecord(folder, { files });
  return lost.length;
}

/** Records that a folder's site is built, and from what. */
export function finishBuild(folder: string, inputs: Inputs): void {
  writeRecord(folder, { inputs: { ...inputs, ...readSettings() }, files: builtFiles(folder) });
}

/**
 * The first input, or file of the built site, that changed since the last build of a folder; the record's
 * own path when there is no finished build.
 */
export function changedSinceBuild(folder: string, now: Inputs): string | undefined {
  const { inputs, files } = readRecord(folder);
  if (!inputs) return RECORD;
  return changedInput(inputs, now) ?? difference(files, builtFiles(folder));
}

/**
 * Why the site in a folder cannot be tested, in one sentence; undefined when it can.
 * @param command the command that builds it
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

/** The first name whose value differs, or that only one of them has. */
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

/** The files that a build wrote, except the build stamp, which is also written when nothing is built. */
function builtFiles(folder: string): Build['files'] {
  const paths = ['public', QUERY_TYPES].flatMap((path) => filesOf(path, folder));
  return Object.fromEntries(
    paths
      .filter((path) => path !== `public/${STAMP_FILE}`)
      .map((path) => [path, sizeAndTime(folder, path)]),
  );
}

/** Size in bytes and modification time of a file, with a space between; empty when there is none. */
function sizeAndTime(folder: string, path: string): string {
  const file = statSync(join(folder, path), { throwIfNoEntry: false });
  return file ? `${file.size} ${file.mtimeMs}` : '';
}

const sizeIn = (mark: string) => mark.split(' ')[0];
