import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { checkContent } from '../check/checkContent';
import { checkFile } from '../check/checkFile';
import { contentFiles } from '../check/contentFiles';
import { report } from '../check/report';
import { PROBLEMS_PATH } from '../../browser/problemsPath';
import { kindOf } from '../../schemas/kinds';
import { CONTENT_FOLDER } from '../content/load';
import { serve } from './devServer';

/** How long an editor may take to write its files, ms. */
const SETTLED = 200;

/** The last text without mistakes of each file, by its path in `content/`; kept while developing. */
const right = new Map<string, Buffer>();

/** A file of `content/`, by its path there. */
interface ContentFile {
  relativePath: string;
  absolutePath: string;
}

const developing = () => process.env.NODE_ENV === 'development';

/** Remembers the texts that the development server starts with, which the content check found right. */
export async function rememberContent(): Promise<void> {
  if (!developing()) return;
  for (const file of contentFiles(CONTENT_FOLDER)) {
    if (kindOf(file)) right.set(file, await readFile(join(CONTENT_FOLDER, file)));
  }
}

/**
 * The text of a content file; while developing, the last one without mistakes, so that pages stand
 * while an edit is mended.
 */
export async function textOf(node: ContentFile): Promise<Buffer | undefined> {
  const { relativePath: file, absolutePath } = node;
  const text = await readFile(absolutePath);
  const kind = kindOf(file);
  if (!developing() || !kind) return text;
  const { problems } = checkFile(file, kind, text, contentFiles(CONTENT_FOLDER));
  if (!problems.some(({ severity }) => severity === 'error')) right.set(file, text);
  return right.get(file);
}

/**
 * Answers each edit of `content/` with what the content check says, in the terminal and to pages.
 * @returns what ends that
 */
export function checkEdits(args: CreateDevServerArgs): () => void {
  const { reporter } = args;
  let said = '';
  async function check() {
    const result = await checkContent(CONTENT_FOLDER);
    const wrong = result.problems.some(({ severity }) => severity === 'error');
    const words = wrong ? report(result) : '';
    if (words && words !== said) reporter.error(words);
    if (!words && said) reporter.success('The content is right again');
    said = words;
  }
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(CONTENT_FOLDER, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), SETTLED);
  });
  serve(args, PROBLEMS_PATH, (_request, response) => response.json(said));
  return () => watcher.close();
}
