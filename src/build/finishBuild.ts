import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { loadPage, loadSite } from '../content/reading/load';
import { contactPage } from '../content/schemas/contactPage';
import { publishAdmin } from './admin';
import { keepCache } from './cache';
import { withPolicy } from './pagePolicy';
import { encodeAvif } from './pictures/avif';
import { missingPictures, sweep } from './sweep';

/** The folder that Gatsby builds into and hosts publish. */
const SITE = 'public';

/** What Gatsby leaves in that folder for itself. */
const UNPUBLISHED = ['~partytown', 'chunk-map.json', 'webpack.stats.json'];

/**
 * Finishes the site that Gatsby has built: content security policies, admin page and robots.txt.
 * Encodes the pictures that gatsby-plugin-sharp has not. Deletes what no page uses. Ends the build if a picture is
 * missing.
 */
export async function finishBuild(args: ParentSpanPluginArgs): Promise<void> {
  const { getNodesByType, reporter } = args;
  const paths = getNodesByType('SitePage').map(({ path }) => path as string);
  const { service } = loadPage('contact.md', contactPage).form;
  const pages = paths.map((path) => {
    const file = join(SITE, path.endsWith('.html') ? path : `${path}index.html`);
    const page = withPolicy(readFileSync(file, 'utf8'), file, service);
    writeFileSync(file, page);
    return page;
  });
  const data = paths.map((path) =>
    readFileSync(join(SITE, 'page-data', path === '/' ? 'index' : path, 'page-data.json'), 'utf8'),
  );

  await encodeAvif(missingPictures(data, SITE), SITE, args);
  const missing = missingPictures(data, SITE);
  if (missing.length > 0) {
    reporter.panic(
      `These pictures could not be made:\n${missing.join('\n')}\nThe reason may be above. Otherwise, build again: the next build makes all pictures.`,
    );
  }
  const swept = sweep([...pages, ...data], SITE);
  if (swept.length > 0) reporter.info(`Deleted ${swept.length} files that no page uses`);

  for (const name of UNPUBLISHED) rmSync(join(SITE, name), { recursive: true, force: true });
  publishAdmin(SITE);
  const sitemap = `${loadSite().url}/sitemap-index.xml`;
  writeFileSync(join(SITE, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  // An owner's files win.
  cpSync('static', SITE, { recursive: true, dereference: true });

  // Gatsby would not make a deleted JPEG again from an original that is still there.
  const originals = new Set(getNodesByType('File').map(({ internal }) => internal.contentDigest));
  const jpegs = swept.filter((path) => path.endsWith('.jpg'));
  if (!jpegs.some((path) => originals.has(path.split('/')[1]))) keepCache();
}
