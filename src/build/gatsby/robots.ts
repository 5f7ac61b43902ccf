import { writeFile } from 'node:fs/promises';
import { loadSite } from '../content/load';

/** Writes `robots.txt`, which names the sitemap by the site's full address. */
export async function writeRobots(): Promise<void> {
  await writeFile(
    'public/robots.txt',
    `User-agent: *\nAllow: /\n\nSitemap: ${loadSite().url}/sitemap-index.xml\n`,
  );
}
