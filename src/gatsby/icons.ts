import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTENT_FOLDER, loadSite, LOGO_FILE } from '../markdown/load';
import { PUBLISHED } from '../hosting/published';
import { icoFile } from '../hosting/icoFile';
import { webManifest } from '../hosting/webManifest';

/** Widths of the PNG icons by their file names, px. iOS finds the first by its name. */
const PNG_ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/**
 * Makes the icons and the web manifest from `content/logo.svg`. gatsby-plugin-manifest would add 2.4 kB to the
 * scripts of every page, to swap manifests on multilingual sites.
 */
export async function writeIcons(): Promise<void> {
  const logo = join(CONTENT_FOLDER, LOGO_FILE);
  const drawing = await readFile(logo);
  const png = (width: number) => sharp(drawing).resize(width).png().toBuffer();
  await mkdir(PUBLISHED, { recursive: true });
  await copyFile(logo, join(PUBLISHED, 'favicon.svg'));
  await writeFile(join(PUBLISHED, 'favicon.ico'), icoFile(await png(32)));
  await writeFile(join(PUBLISHED, 'manifest.webmanifest'), webManifest(loadSite()));
  for (const [name, width] of Object.entries(PNG_ICONS)) {
    await writeFile(join(PUBLISHED, name), await png(width));
  }
}
