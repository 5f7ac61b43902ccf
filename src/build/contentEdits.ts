import { existsSync, statSync, utimesSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { checkContent } from '../content/check/checkContent';
import { checkFile } from '../content/check/checkFile';
import { inspectPicture } from '../content/check/inspectPicture';
import { report } from '../content/check/report';
import { contentFiles } from '../content/reading/filesIn';
import { CONTENT_FOLDER } from '../content/reading/load';
import { kindOf } from '../content/schemas/kinds';

/** Time in which an editor finishes writing a file, ms. */
const WRITING = 200;

/** The last text without errors of each file, by its path in `content/`; used only in development. */
const lastValid = new Map<string, Buffer>();

/** The files whose text has errors, by their paths. Their nodes are made from `lastValid`. */
const heldBack = new Map<string, FileSystemNode>();

/** Whether this is `npm run develop`. */
export const isDeveloping = () => process.env.NODE_ENV === 'development';

/** Stores the texts that the development server starts with, which `npm run develop` has checked. */
export async function rememberTexts(): Promise<void> {
  if (!isDeveloping()) return;
  for (const file of contentFiles(CONTENT_FOLDER)) {
    if (kindOf(file)) lastValid.set(file, await readFile(join(CONTENT_FOLDER, file)));
  }
}

/**
 * Returns the text of a content file. In development it is the last one without errors, so that pages keep working
 * until an edit is corrected.
 */
export async function textOf(node: FileSystemNode): Promise<Buffer | undefined> {
  const { relativePath: file, absolutePath } = node;
  const text = await readFile(absolutePath);
  const kind = kindOf(file);
  if (!isDeveloping() || !kind) return text;
  const { problems, pictures } = checkFile(file, kind, text, contentFiles(CONTENT_FOLDER));
  const facts = await Promise.all(
    pictures.map(({ picture }) => inspectPicture(join(CONTENT_FOLDER, picture))),
  );
  const isValid = problems.every(({ severity }) => severity !== 'error');
  if (!isValid || facts.some(({ whole }) => !whole)) {
    heldBack.set(file, node);
  } else {
    heldBack.delete(file);
    lastValid.set(file, text);
  }
  return lastValid.get(file);
}

/**
 * Makes Gatsby read a file again that was empty: many editors empty a file before they write it, and Gatsby may
 * then identify a picture by the hash of nothing.
 */
export function readAgainIfEmpty({ size, absolutePath }: FileSystemNode): void {
  if (!isDeveloping() || size > 0) return;
  setTimeout(() => {
    const now = new Date();
    if (statSync(absolutePath, { throwIfNoEntry: false })?.size) utimesSync(absolutePath, now, now);
  }, WRITING);
}

/** Returns the other texts that are held back: a new file may be the picture or photo that one of them names. */
export function heldBackBeside({ id }: FileSystemNode): FileSystemNode[] {
  return [...heldBack.values()].filter((held) => held.id !== id && existsSync(held.absolutePath));
}

/** Runs the content check after each edit of `content/`, and prints its report. */
export function checkEdits({ reporter }: CreateDevServerArgs): void {
  let reported = '';
  async function check() {
    const result = await checkContent(CONTENT_FOLDER);
    const hasErrors = result.problems.some(({ severity }) => severity === 'error');
    const text = hasErrors ? report(result) : '';
    if (text && text !== reported) reporter.error(text);
    if (!text && reported) reporter.success('The content has no errors any more');
    reported = text;
  }
  let timer: NodeJS.Timeout | undefined;
  watch(CONTENT_FOLDER, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), WRITING);
  });
}
