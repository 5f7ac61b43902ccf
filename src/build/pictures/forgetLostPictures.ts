import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isWhole } from './isWhole';

/** Addresses of pictures that gatsby-plugin-sharp makes, in pages and their data. */
export const PICTURE = /\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^\s"'\\?#,]+\.(?:avif|jpg)/g;

/**
 * Gatsby remembers which pictures it made and never looks whether they are still there: when one
 * that the last build's pages show is lost or cut off, the pages would be published with holes.
 * Then Gatsby's memory goes, and it asks for every picture again; those that are there stay.
 * @param published the folder of the built site
 * @param cache Gatsby's own folder
 * @returns how many pictures are lost
 */
export async function forgetLostPictures(published: string, cache: string): Promise<number> {
  const lost = await lostPictures(published);
  if (lost > 0) await rm(cache, { recursive: true, force: true });
  return lost;
}

async function lostPictures(published: string): Promise<number> {
  // No site was built here yet.
  const names = await readdir(published, { recursive: true }).catch(() => []);
  const addresses = new Set<string>();
  // The page 404.html has a folder of that name beside it.
  for (const name of names.filter((path) => /(?:index\.html|\.json)$/.test(path))) {
    const text = await readFile(join(published, name), 'utf8');
    for (const [address] of text.matchAll(PICTURE)) addresses.add(decodeURIComponent(address));
  }
  let lost = 0;
  for (const address of addresses) if (!(await isWhole(join(published, address)))) lost += 1;
  return lost;
}
