import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path/posix';
import pLimit from 'p-limit';
import { kindOf, kinds } from '../../schemas/kinds';
import { checkFile, type CheckedFile } from './checkFile';
import { contentFiles } from './contentFiles';
import { fileProblems } from './fileProblems';
import { inspectPicture, type PictureFacts } from './inspectPicture';
import { itemProblems } from './itemProblems';
import { pictureProblem } from './pictureProblem';
import { error, type FileProblem } from './problem';
import type { PictureUse } from '../../schemas/fields';

/** A picture that content uses. */
export interface CheckedPicture {
  /** Path in the content folder. */
  path: string;
  facts: PictureFacts;
  uses: PictureUse[];
}

/** The outcome of a check. */
export interface CheckResult {
  problems: FileProblem[];
  /** How many markdown files were read. */
  files: number;
  /** The pictures that were looked at. */
  pictures: CheckedPicture[];
}

/**
 * Checks everything in a content folder. Problems are sorted by file and line; none is thrown.
 * @param folder path of the folder
 */
export async function checkContent(folder: string): Promise<CheckResult> {
  const problems: FileProblem[] = [];
  const files = contentFiles(folder);
  if (!existsSync(folder)) return { problems: [NO_FOLDER], files: 0, pictures: [] };
  problems.push(...fileProblems(files, kinds));

  const checked: CheckedFile[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    try {
      checked.push(checkFile(file, kind, await readFile(join(folder, file)), files));
    } catch (reason) {
      problems.push(unexpected(file, reason));
    }
  }

  const uses = new Map<string, Set<PictureUse>>();
  for (const { picture, use } of checked.flatMap(({ pictures }) => pictures)) {
    uses.set(picture, (uses.get(picture) ?? new Set()).add(use));
  }
  const facts = new Map<string, PictureFacts>();
  const limit = pLimit(availableParallelism());
  const inspect = async (picture: string) => {
    try {
      facts.set(picture, await inspectPicture(join(folder, picture)));
    } catch (reason) {
      problems.push(unexpected(picture, reason));
    }
  };
  await Promise.all([...uses.keys()].map((picture) => limit(inspect, picture)));

  for (const { file, problems: own, pictures } of checked) {
    const about = pictures.flatMap(({ picture, use, ...place }) => {
      const fact = facts.get(picture);
      const problem = fact && pictureProblem(basename(picture), fact, use);
      return problem ? [{ ...place, ...problem }] : [];
    });
    problems.push(...[...own, ...about].map((one) => ({ file: `content/${file}`, ...one })));
  }
  problems.push(...itemProblems(checked, files, facts));
  return {
    problems: problems.sort(byPlace),
    files: checked.length,
    pictures: [...facts].map(([path, fact]) => {
      return { path, facts: fact, uses: [...(uses.get(path) ?? [])] };
    }),
  };
}

function byPlace(a: FileProblem, b: FileProblem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

const NO_FOLDER: FileProblem = {
  file: 'content',
  ...error(
    'there is no folder of this name here.',
    'Run the command in the project’s folder, the one with package.json.',
  ),
};

function unexpected(file: string, reason: unknown): FileProblem {
  return {
    file: `content/${file}`,
    ...error(
      `this file could not be checked (${(reason as Error).message}).`,
      'Check that it is an ordinary file that you may open; else show this line to a developer.',
    ),
  };
}
