import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSite } from '../markdown/load';
import { PUBLISHED } from '../hosting/published';
import { headersFile, siteRules } from '../hosting/headers';
import { writeStamp } from './writeStamp';

/** Writes the files for hosts and robots: headers, build stamp, robots.txt. */
export async function writeHostFiles() {
  const site = loadSite();
  writeStamp();
  for (const [name, text] of Object.entries({
    _headers: headersFile(siteRules(isIndexed(), Boolean(site.editor?.signIn))),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`,
  })) {
    await writeFile(join(PUBLISHED, name), text);
  }
}

/**
 * Whether search engines may list this build. Netlify itself sends `noindex` for pull requests, but not
 * for other branches.
 */
function isIndexed(): boolean {
  return !process.env.NETLIFY || process.env.CONTEXT === 'production';
}
