import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { loadSite } from '../content/load';
import { PUBLISHED } from '../hosting/builtPages';
import { headersFile, siteRules } from '../hosting/headers';
import { precompress } from '../hosting/precompress';
import { writeStamp } from './writeStamp';

/** Writes what hosts and browsers read beside the pages: headers, build stamp, robots.txt, compressed texts. */
export async function writeHostFiles({ reporter }: ParentSpanPluginArgs) {
  const site = loadSite();
  writeStamp();
  for (const [name, text] of Object.entries({
    _headers: headersFile(siteRules(isIndexed(), Boolean(site.editor?.signIn))),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`,
  })) {
    await writeFile(join(PUBLISHED, name), text);
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
