import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { loadSite } from '../content/load';
import { withOwnStyles } from '../html/pageStyles';
import { readBuiltPages } from '../hosting/builtPages';
import { headersFile, siteRules } from '../hosting/headers';
import { withPolicy } from '../hosting/pagePolicy';
import { precompress } from '../hosting/precompress';
import { webManifest } from '../hosting/webManifest';
import { writeStamp } from './writeStamp';

/** The folder that Gatsby builds into and hosts publish. */
export const PUBLISHED = 'public';

/** Gives each page its own styles and policy, and writes what hosts read beside the pages. */
export async function prepareForHosts({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const site = loadSite();
  writeStamp(PUBLISHED);
  for (const [name, text] of Object.entries({
    _headers: headersFile(siteRules(isIndexed(), Boolean(site.editor?.signIn))),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`,
    'manifest.webmanifest': webManifest(site),
  })) {
    await writeFile(join(PUBLISHED, name), text);
  }

  try {
    for (const [path, html] of Object.entries(readBuiltPages(PUBLISHED))) {
      const page = withPolicy(await withOwnStyles(html, PUBLISHED), path);
      if (page !== html) await writeFile(join(PUBLISHED, path), page);
    }
  } catch (error) {
    // Thrown on, it would arrive with pages of Gatsby's compiled code around it.
    reporter.panic(`A page has no content security policy: ${(error as Error).message}`);
  }

  // These two compress by themselves and would only publish more files.
  if (process.env.NETLIFY || process.env.CF_PAGES) return;
  const { texts, renewed } = await precompress(PUBLISHED);
  reporter.info(`Compressed ${renewed} new or changed texts of ${texts}`);
}

/** Netlify keeps search engines off pull requests by itself, but not off other branches. */
function isIndexed(): boolean {
  return !process.env.NETLIFY || process.env.CONTEXT === 'production';
}
