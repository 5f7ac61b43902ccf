import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { loadSite } from '../content/load';
import { withOwnStyles } from './html/pageStyles';
import { readBuiltPages } from '../hosting/builtPages';
import { headersFile, siteRules } from '../hosting/headers';
import { withPolicy } from '../hosting/pagePolicy';
import { precompress } from '../hosting/precompress';
import { webManifest } from '../hosting/webManifest';
import { writeStamp } from './writeStamp';

/** The folder that Gatsby builds into and hosts publish. */
export const PUBLISHED = 'public';

/** Gives each page its own styles and content security policy, and writes the files that hosts read. */
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
    // Gatsby would print a rethrown error with a long excerpt of its compiled code.
    reporter.panic(`Pages could not be finished: ${(error as Error).message}`);
  }

  // Netlify and Cloudflare Pages compress by themselves; our files would never be requested there.
  if (process.env.NETLIFY || process.env.CF_PAGES) return;
  const { texts, renewed } = await precompress(PUBLISHED);
  reporter.info(`Compressed ${renewed} new or changed texts of ${texts}`);
}

/**
 * Whether search engines may list this build. Netlify itself sends `noindex` for pull requests, but not
 * for other branches.
 */
function isIndexed(): boolean {
  return !process.env.NETLIFY || process.env.CONTEXT === 'production';
}
