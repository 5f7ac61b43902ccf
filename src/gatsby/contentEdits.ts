import { existsSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from 'express';
import type { CreateDevServerArgs, CreatePagesArgs, Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { checkContent } from '../check/checkContent';
import { checkFile } from '../check/checkFile';
import { contentFiles } from '../markdown/filesIn';
import { report } from '../check/report';
import { PROBLEMS_PATH } from '../browser/contentProblems';
import { kindOf } from '../schemas/kinds';
import { CONTENT_FOLDER } from '../markdown/load';
import { markClean, markDirty } from './cache';

/** Gatsby's node of a page. */
type SitePage = Node & {
  path: string;
  component: string;
  pageContext?: { slug?: string; number?: number };
};

/** Time without another change before an edit is checked, ms: an editor may write a file in several steps. */
const DEBOUNCE = 200;

/** The last text without errors of each file, by its path in `content/`; used only in development. */
const lastRight = new Map<string, Buffer>();

/** The files with errors, by path. Their nodes are still made from `lastRight`. */
const heldBack = new Map<string, FileSystemNode>();

/** Number of edits since the development server started; undefined before. */
let edits: number | undefined;

const isDeveloping = () => process.env.NODE_ENV === 'development';

/** Stores the texts that the development server starts with; `npm run develop` has checked them. */
export async function rememberContent(): Promise<void> {
  if (!isDeveloping()) return;
  for (const file of contentFiles(CONTENT_FOLDER)) {
    if (kindOf(file)) lastRight.set(file, await readFile(join(CONTENT_FOLDER, file)));
  }
}

/**
 * Returns the text of a content file. In development it is the last text without errors, so that pages can be
 * rendered until staff have corrected an edit.
 */
export async function textOf(node: FileSystemNode): Promise<Buffer | undefined> {
  const { relativePath: file, absolutePath } = node;
  const text = await readFile(absolutePath);
  const kind = kindOf(file);
  if (!isDeveloping() || !kind) return text;
  const { problems } = checkFile(file, kind, text, contentFiles(CONTENT_FOLDER));
  if (problems.some(({ severity }) => severity === 'error')) {
    heldBack.set(file, node);
  } else {
    heldBack.delete(file);
    lastRight.set(file, text);
  }
  return lastRight.get(file);
}

/**
 * Creates the nodes of a changed file in `content/`, and again those of texts that were held back: the file may
 * be the picture or photo that one of them names. From then on the cache is dirty: it may lack a text that is held
 * back, or an edit whose queries had not run when the server ended.
 * @param make creates the nodes of a file
 */
export async function applyChange(
  file: FileSystemNode,
  make: (file: FileSystemNode) => Promise<void>,
): Promise<void> {
  if (edits === undefined) return make(file);
  edits += 1;
  markDirty();
  const earlier = [...heldBack.values()].filter(({ id }) => id !== file.id);
  await make(file);
  for (const held of earlier) {
    if (existsSync(held.absolutePath)) await make(held);
    else heldBack.delete(held.relativePath);
  }
}

/** Context of a page after an edit: see {@link showEdits}. */
export const editContext = () => (edits ? { edits } : {});

/**
 * Creates the pages that Gatsby has made from `src/pages/` again. As their context changes with each edit, Gatsby runs
 * their queries again; by itself it does not see that an edit concerns a query that is running.
 */
export function showEdits({ actions, getNodesByType }: CreatePagesArgs): void {
  if (!edits) return;
  for (const { path, component, pageContext } of getNodesByType('SitePage') as SitePage[]) {
    // The others are made by `createPhotoPages`, which knows whether they still exist.
    if (!pageContext?.slug && !pageContext?.number) {
      actions.createPage({ path, component, context: editContext() });
    }
  }
}

/**
 * Runs the content check after each edit of `content/`. Prints the report in the terminal, and serves it
 * to `src/browser/contentProblems.ts`, which shows it on the page.
 * @returns a function that stops it
 */
export function checkEdits({ app, reporter }: CreateDevServerArgs): () => void {
  edits = 0;
  markClean();
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
  const watcher = watch(CONTENT_FOLDER, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), DEBOUNCE);
  });
  (app as Application).get(PROBLEMS_PATH, (_request, response) => response.json(reported));
  return () => watcher.close();
}
