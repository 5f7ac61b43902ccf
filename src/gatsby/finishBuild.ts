import type { ParentSpanPluginArgs } from 'gatsby';
import { finishPages } from '../html/finishPages';
import { recordedFiles } from '../hosting/published';
import { closeRecord, type SiteRecord } from '../hosting/siteRecord';
import { markClean } from './cache';
import { publishAdmin } from './admin';
import { writeHostFiles } from './hostFiles';
import { copiedFiles, pageFile, picturesOf } from './publishedFiles';
import { removeStale } from './removeStale';

/**
 * Finishes the pages that Gatsby has built, deletes stale files, and records the published ones.
 * @param last what the last build published
 */
export async function finishBuild(
  args: ParentSpanPluginArgs,
  last: SiteRecord | undefined,
): Promise<void> {
  const { getNodesByType, reporter } = args;
  const paths = getNodesByType('SitePage').map(({ path }) => path as string);
  const pages = paths.map(pageFile);
  await finishPages(args, pages);
  await publishAdmin();
  await writeHostFiles();

  const files = new Set([...picturesOf(paths), ...recordedFiles(), ...copiedFiles()]);
  const stale = await removeStale(last, new Set([...pages, ...files]));
  if (stale.length > 0) reporter.info(`Deleted ${stale.length} files of earlier builds`);
  closeRecord(pages, files);

  // Gatsby would not encode a deleted picture again if a page showed it again.
  const originals = new Set(getNodesByType('File').map(({ internal }) => internal.contentDigest));
  const isClean = !stale.some((path) => originals.has(path.split('/')[1]));
  process.once('exit', (code) => code === 0 && isClean && markClean());
}
