import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTENT_FOLDER, loadSite, LOGO_FILE } from '../content/load';
import { icoFile } from '../hosting/icoFile';
import { webManifest } from '../hosting/webManifest';

/** Widths of the PNG icons by their file names, px. iOS finds the first by its name. */
const PNG_ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/**
 * Makes icons and web manifest of `content/logo.svg`. Not by gatsby-plugin-manifest: it would add 2.4 kB
 * to the scripts of every page, to exchange manifests in sites of several languages.
 * @param published folder of the built site
 */
export async function writeIcons(published: string): Promise<void> {
  const logo = join(CONTENT_FOLDER, LOGO_FILE);
  const drawing = await readFile(logo);
  const png = (width: number) => sharp(drawing).resize(width).png().toBuffer();
  await mkdir(published, { recursive: true });
  await copyFile(logo, join(published, 'favicon.svg'));
  await writeFile(join(published, 'favicon.ico'), icoFile(await png(32)));
  await writeFile(join(published, 'manifest.webmanifest'), webManifest(loadSite()));
  for (const [name, width] of Object.entries(PNG_ICONS)) {
    await writeFile(join(published, name), await png(width));
  }
}
