import { existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreateDevServerArgs } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { checkContent } from '../check/checkContent';
import { checkFile } from '../check/checkFile';
import { report } from '../check/report';
import { contentFiles } from '../markdown/filesIn';
import { CONTENT_FOLDER } from '../markdown/load';
import { kindOf } from '../schemas/kinds';
import { giveUpCache } from './cache';

/** Time in which an editor finishes writing a file, ms. */
const WRITING = 200;

/** The last text without errors of each file, by its path in `content/`; used only in development. */
const lastValid = new Map<string, Buffer>();

/** The files whose text has errors, by their paths. Their nodes are made from `lastValid`. */
const heldBack = new Map<string, FileSystemNode>();

const isDeveloping = () => process.env.NODE_ENV === 'development';

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
  let text = await readFile(absolutePath);
  const kind = kindOf(file);
  if (!isDeveloping() || !kind) return text;
  if (text.length === 0) {
    // Many editors empty a file before they write it.
    await pause(WRITING);
    text = await readFile(absolutePath);
  }
  const { problems } = checkFile(file, kind, text, contentFiles(CONTENT_FOLDER));
  if (problems.some(({ severity }) => severity === 'error')) {
    heldBack.set(file, node);
    // The next run would find the file unchanged, and would keep the node of its earlier text.
    giveUpCache();
  } else {
    heldBack.delete(file);
    lastValid.set(file, text);
  }
  return lastValid.get(file);
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
