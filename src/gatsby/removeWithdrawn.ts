import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { filesIn } from '../content/filesIn';
import { isPageFile, PUBLISHED } from '../hosting/builtPages';

/** The address of a picture that gatsby-plugin-sharp wrote, from its folder on. */
const PICTURE = /static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^"'\s,]+/g;

/**
 * Deletes pages and pictures of earlier builds that the site no longer has. Gatsby leaves pictures for
 * good, and pages where it starts with an empty cache and a restored `public/`: a photo that was withdrawn
 * would go on answering at its address.
 * @returns whether the next build may use Gatsby's cache: not where the original of a deleted picture is still
 * there, as Gatsby never makes the same picture of the same file again, should a page show it again
 */
export async function removeWithdrawn({
  getNodesByType,
  reporter,
}: Pick<ParentSpanPluginArgs, 'getNodesByType' | 'reporter'>): Promise<boolean> {
  const pages = new Set(getNodesByType('SitePage').map(({ path }) => bare(path as string)));
  const files = filesIn(PUBLISHED);
  const isStalePage = (file: string) => {
    const page = pageOf(file);
    return page !== undefined && !pages.has(page);
  };
  const shown = new Set<string>();
  for (const file of files) {
    if (!/\.(?:html|json)$/.test(file) || isStalePage(file)) continue;
    const text = await readFile(join(PUBLISHED, file), 'utf8');
    for (const [picture] of text.matchAll(PICTURE)) shown.add(decodeURIComponent(picture));
  }
  const stale = files.filter((file) => isStalePage(file) || (isPicture(file) && !shown.has(file)));
  for (const file of stale) await rm(join(PUBLISHED, file));
  if (stale.length > 0)
    reporter.info(
      `Deleted ${stale.length} files of pages and pictures that the site no longer has`,
    );
  const originals = new Set(getNodesByType('File').map(({ internal }) => internal.contentDigest));
  return !stale.some((file) => isPicture(file) && originals.has(file.split('/')[1]));
}

/** The page that a file of the built site belongs to, without slashes at its ends; undefined for other files. */
function pageOf(file: string): string | undefined {
  const data = /^page-data\/(.+)\/page-data\.json$/.exec(file)?.[1];
  if (data !== undefined) return data === 'index' ? '' : data;
  return isPageFile(file) ? bare(file.replace(/index\.html$/, '')) : undefined;
}

const isPicture = (file: string) => file.match(PICTURE)?.[0] === file;

const bare = (path: string) => path.replace(/^\/|\/$/g, '');
