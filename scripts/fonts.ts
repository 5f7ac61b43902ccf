/** npm run fonts: makes the site's font files from their packages. The files are committed. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONTS, FONTS_FOLDER, leanFont } from './fonts/leanFont';

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
}

async function write(folder: string, name: string, file: Buffer) {
  await writeFile(join(folder, name), file);
  console.log(`${name}: ${(file.length / 1000).toFixed(1)} kB`);
}

void main();
