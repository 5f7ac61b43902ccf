import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path/posix';
import pLimit from 'p-limit';
import { kindOf, type Kind } from '../schemas/kinds';
import { checkFile } from './checkFile';
import { contentFiles } from '../reading/filesIn';
import { LOGO_FILE } from '../reading/load';
import { readContent } from '../reading/read';
import { fileProblems } from './fileProblems';
import { inspectPicture, type PictureFacts } from './inspectPicture';
import { itemProblems } from './itemProblems';
import { placeholders } from './placeholders';
import { logoProblem, pictureProblem } from './pictureProblem';
import { error, type FileProblem, type Problem } from './problem';

/** The result of a content check. */
export interface CheckResult {
  /** Sorted by file and line. */
  problems: FileProblem[];
  /** Warnings about placeholders; also among the problems once the site has its own address. */
  placeholders: FileProblem[];
  /** Number of markdown files that were checked. */
  files: number;
  /** Number of pictures that were checked. */
  pictures: number;
}

/**
 * Checks all files in a content folder. Never throws: a file that cannot be read is a problem too.
 * @param onPicture called after each picture with how many are checked
 */
export async function checkContent(
  folder: string,
  onPicture?: (checked: number, total: number) => void,
): Promise<CheckResult> {
  const files = contentFiles(folder);
  const problems = fileProblems(files);
  const add = (file: string, problem: Problem) => problems.push({ file, ...problem });
  const open = (file: string, check: (path: string) => Promise<unknown>) =>
    check(join(folder, file)).catch((reason: unknown) => add(file, unexpected(reason)));

  const texts: { file: string; kind: Kind; text: Uint8Array }[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    if (kind)
      await open(file, async (path) => texts.push({ file, kind, text: await readFile(path) }));
  }
  // Nothing may name or link to a draft.
  const drafts = texts
    .filter(({ kind, text }) => readContent(kind.schema, text)?.data.draft === true)
    .map(({ file }) => file);
  const published = files.filter((file) => !drafts.includes(file));
  const checked = texts.map(({ file, kind, text }) => checkFile(file, kind, text, published));

  const pictures = new Map<string, PictureFacts>();
  const used = new Set(checked.flatMap((file) => file.pictures.map(({ picture }) => picture)));
  const limit = pLimit(availableParallelism());
  let inspected = 0;
  const inspect = async (picture: string) => {
    await open(picture, async (path) => pictures.set(picture, await inspectPicture(path)));
    inspected += 1;
    onPicture?.(inspected, used.size);
  };
  await Promise.all([...used].map((picture) => limit(inspect, picture)));

  for (const { file, problems: own, pictures: shown } of checked) {
    for (const problem of own) add(file, problem);
    for (const { picture, use, ...location } of shown) {
      const facts = pictures.get(picture);
      const problem = facts && pictureProblem(basename(picture), facts, use);
      if (problem) add(file, { ...location, ...problem });
    }
  }
  problems.push(...itemProblems(checked, files));
  const unreplaced = placeholders(checked);
  if (files.includes(LOGO_FILE)) {
    await open(LOGO_FILE, async (path) => {
      const problem = await logoProblem(await readFile(path));
      if (problem) add(LOGO_FILE, problem);
    });
  }
  const isPublic = unreplaced.every(({ file, field }) => file !== 'site.md' || field !== 'url');
  if (isPublic) problems.push(...unreplaced);
  return {
    problems: inOrder(problems, folder),
    placeholders: inOrder(unreplaced, folder),
    files: checked.length,
    pictures: pictures.size,
  };
}

/** Sorts problems by file and line, and puts the folder's path before the files' paths. */
function inOrder(problems: readonly FileProblem[], folder: string): FileProblem[] {
  return [...problems]
    .sort(byLocation)
    .map(({ file, ...problem }) => ({ file: join(folder, file), ...problem }));
}

function byLocation(a: FileProblem, b: FileProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function unexpected(reason: unknown): Problem {
  return error(
    `this file could not be checked (${(reason as Error).message}).`,
    'Check that you can open the file. If you can, show this line to a developer.',
  );
}
