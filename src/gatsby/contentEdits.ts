import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';
import { checkContent } from '../check/checkContent';
import { checkFile } from '../check/checkFile';
import { contentFiles } from '../content/filesIn';
import { report } from '../check/report';
import { PROBLEMS_PATH } from '../browser/contentProblems';
import { kindOf } from '../schemas/kinds';
import { CONTENT_FOLDER } from '../content/load';

/** Time without another change before an edit is checked, ms: an editor may write a file in several steps. */
const DEBOUNCE = 200;

/** The last text without errors of each file, by its path in `content/`; only used while developing. */
const lastRight = new Map<string, Buffer>();

/** A file of `content/`; the relative path begins there. */
interface ContentFile {
  relativePath: string;
  absolutePath: string;
}

const isDeveloping = () => process.env.NODE_ENV === 'development';

/** Stores the texts that the development server starts with; `npm run develop` has checked them. */
export async function rememberContent(): Promise<void> {
  if (!isDeveloping()) return;
  for (const file of contentFiles(CONTENT_FOLDER)) {
    if (kindOf(file)) lastRight.set(file, await readFile(join(CONTENT_FOLDER, file)));
  }
}

/**
 * The text of a content file. In the development server it is the last text without errors, so that
 * pages can be rendered until staff have corrected an edit.
 */
export async function textOf(node: ContentFile): Promise<Buffer | undefined> {
  const { relativePath: file, absolutePath } = node;
  const text = await readFile(absolutePath);
  const kind = kindOf(file);
  if (!isDeveloping() || !kind) return text;
  const { problems } = checkFile(file, kind, text, contentFiles(CONTENT_FOLDER));
  if (!problems.some(({ severity }) => severity === 'error')) lastRight.set(file, text);
  return lastRight.get(file);
}

/**
 * Runs the content check after each edit of `content/`. Prints the report in the terminal, and serves it
 * to `src/browser/contentProblems.ts`, which shows it on the page.
 * @returns a function that stops it
 */
export function checkEdits({ app, reporter }: CreateDevServerArgs): () => void {
  let reported = '';
  async function check() {
    const result = await checkContent(CONTENT_FOLDER);
    const hasErrors = result.problems.some(({ severity }) => severity === 'error');
    const text = hasErrors ? report(result) : '';
    if (text && text !== reported) reporter.error(text);
    if (!text && reported) reporter.success('The content is right again');
    reported = text;
  }
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(CONTENT_FOLDER, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), DEBOUNCE);
  });
  (app as Application).get(PROBLEMS_PATH, (_request, response) => response.json(reported));
  return () => watcher.close();
}
