import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path/posix';
import pLimit from 'p-limit';
import { errorText } from '../errorText';
import { kindOf, kinds } from '../kinds';
import { checkFile, type CheckedFile } from './checkFile';
import { contentFiles } from './contentFiles';
import { fileProblems } from './fileProblems';
import { inspectPicture, type PictureFacts } from './inspectPicture';
import { itemProblems } from './itemProblems';
import { pictureFinding } from './pictureFinding';
import type { Problem } from './problem';

/** The outcome of a check. */
export interface CheckResult {
  problems: Problem[];
  /** How many markdown files were read. */
  files: number;
  /** How many pictures were looked at. */
  pictures: number;
}

/**
 * Checks everything in a content folder. Problems are sorted by file and line; none is thrown.
 * @param folder path of the folder
 */
export async function checkContent(folder: string): Promise<CheckResult> {
  const problems: Problem[] = [];
  const files = await contentFiles(folder).catch(() => undefined);
  if (!files) return { problems: [noFolder()], files: 0, pictures: 0 };
  problems.push(...fileProblems(files, kinds));

  const checked: CheckedFile[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    try {
      checked.push(checkFile(file, kind, await readFile(join(folder, file)), files));
    } catch (error) {
      problems.push(unexpected(file, error));
    }
  }

  const facts = new Map<string, PictureFacts>();
  const used = new Set(checked.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)));
  const limit = pLimit(availableParallelism());
  const inspect = async (picture: string) => {
    try {
      facts.set(picture, await inspectPicture(join(folder, picture)));
    } catch (error) {
      problems.push(unexpected(picture, error));
    }
  };
  await Promise.all([...used].map((picture) => limit(inspect, picture)));

  for (const { file, findings, pictures } of checked) {
    const about = pictures.flatMap(({ picture, use, ...place }) => {
      const fact = facts.get(picture);
      const finding = fact && pictureFinding(basename(picture), fact, use);
      return finding ? [{ ...place, ...finding }] : [];
    });
    problems.push(
      ...[...findings, ...about].map((finding) => ({ file: `content/${file}`, ...finding })),
    );
  }
  problems.push(...itemProblems(checked, files, facts));
  return { problems: problems.sort(byPlace), files: checked.length, pictures: facts.size };
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

function noFolder(): Problem {
  return {
    file: 'content',
    severity: 'error',
    found: 'there is no folder of this name here.',
    expected: 'Run the command in the project’s folder, the one with package.json.',
  };
}

function unexpected(file: string, error: unknown): Problem {
  return {
    file: `content/${file}`,
    severity: 'error',
    found: `this file could not be checked (${errorText(error)}).`,
    expected:
      'Check that it is an ordinary file that you may open; else show this line to a developer.',
  };
}
