/** npm run fonts: makes the font files of the site and of the desk from their packages. The files are committed. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_ASSETS, ICONS_FOLDER } from '../src/desk/deskFiles';
import { FONTS, FONTS_FOLDER, leanFont } from './fonts/leanFont';
import { leanIcons } from './fonts/leanIcons';

const ICONS_LICENSE = 'material-symbols-outlined.LICENSE.txt';

async function main() {
  await mkdir(FONTS_FOLDER, { recursive: true });
  for (const font of FONTS) {
    for (const [name, file] of Object.entries(await leanFont(font))) {
      await write(FONTS_FOLDER, name, file);
    }
    await copyFile(
      join('node_modules/@fontsource-variable', font.name, 'LICENSE'),
      join(FONTS_FOLDER, `${font.name}.LICENSE`),
    );
  }
  const { name, font } = await leanIcons();
  await rm(ICONS_FOLDER, { recursive: true, force: true });
  await mkdir(ICONS_FOLDER);
  await write(ICONS_FOLDER, name, font);
  await copyFile(join(EDITOR_ASSETS, ICONS_LICENSE), join(ICONS_FOLDER, ICONS_LICENSE));
}

async function write(folder: string, name: string, file: Buffer) {
  await writeFile(join(folder, name), file);
  console.log(`${name}: ${(file.length / 1000).toFixed(1)} kB`);
}

void main();
