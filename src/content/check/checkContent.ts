import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path/posix';
import pLimit from 'p-limit';
import { inspectPicture, type PictureFacts } from '../fields/inspectPicture';
import { LOGO_FILE } from '../names';
import { contentFiles, filesIn } from '../reading/filesIn';
import { kindOf } from '../schemas/kinds';
import { error, type FileProblem, type Problem } from '../sentences/problem';
import { checkFile, parseFile } from './checkFile';
import { itemProblems } from './itemProblems';
import { launchProblems } from './launchProblems';
import { logoProblem } from './logoProblem';
import { pathProblems, unusedPictures } from './pathProblems';
import { pictureProblem } from './pictureProblem';
import { siteAddresses } from './siteAddresses';

/** The result of a content check. */
export interface CheckResult {
  /** Sorted by file and line. */
  problems: FileProblem[];
  /** Number of markdown files that were checked. */
  files: number;
  /** Number of pictures that were checked. */
  pictures: number;
}

/** Checks all files in a content folder. Never throws: a file that cannot be read is a problem too. */
export async function checkContent(folder: string): Promise<CheckResult> {
  const files = contentFiles(folder);
  const problems = pathProblems(files);
  const add = (file: string, problem?: Problem) => problem && problems.push({ file, ...problem });
  /** Returns what becomes of a file; adds a problem if it cannot be opened. */
  const open = <T>(file: string, use: (path: string) => Promise<T>) =>
    use(join(folder, file)).catch((reason: unknown) => void add(file, unexpected(reason)));

  const read = await Promise.all(
    files.map(async (file) => {
      const kind = kindOf(file);
      const bytes = kind && (await open(file, (path) => readFile(path)));
      return kind && bytes ? parseFile(file, kind, bytes) : [];
    }),
  );
  const texts = read.flat();
  // Nothing may name or link to a draft.
  const drafts = texts.filter(({ values }) => values.get('draft')?.data === true);
  const published = files.filter((file) => drafts.every((draft) => draft.file !== file));
  const addresses = siteAddresses(
    texts.filter((text) => !drafts.includes(text)),
    filesIn(join(folder, '../static')),
  );
  const checked = texts.map((text) => checkFile(text, published, addresses));

  const pictures = new Map<string, PictureFacts | undefined>();
  const used = new Set(checked.flatMap((file) => file.pictures.map(({ picture }) => picture)));
  await pLimit(availableParallelism()).map(used, async (picture) => {
    pictures.set(picture, await open(picture, inspectPicture));
  });

  for (const { file, problems: own, pictures: shown } of checked) {
    for (const problem of own) add(file, problem);
    for (const { picture, use, location } of shown) {
      const facts = pictures.get(picture);
      const problem = facts && pictureProblem(basename(picture), facts, use);
      add(file, problem && { ...location, ...problem });
    }
  }
  problems.push(...itemProblems(checked), ...launchProblems(checked));
  if (files.includes(LOGO_FILE)) {
    add(LOGO_FILE, await open(LOGO_FILE, async (path) => logoProblem(await readFile(path))));
  }
  // The picture of a text that cannot be read, or that names it wrongly, only looks unused.
  if (problems.every(({ severity }) => severity === 'warning')) {
    problems.push(...unusedPictures(files, used));
  }
  return {
    problems: inOrder(problems, folder),
    files: checked.length,
    pictures: pictures.size,
  };
}

/** Sorts problems by file and line, and puts the folder's path before the files' paths. */
function inOrder(problems: readonly FileProblem[], folder: string): FileProblem[] {
  const order = (a: FileProblem, b: FileProblem) =>
    a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
  return [...problems]
    .sort(order)
    .map(({ file, ...problem }) => ({ file: join(folder, file), ...problem }));
}

function unexpected(reason: unknown): Problem {
  return error(
    `this file could not be checked (${(reason as Error).message}).`,
    'Check that you can open the file. If you can, show this line to a developer.',
  );
}
