import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { EDITOR_ASSETS } from '../../src/desk/deskFiles';

/** The characters in the names of icons: the font shows a name as its icon, by a ligature. */
const IN_NAMES = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/**
 * Makes the icon font of the desk with the one weight that the editor's styles use; the font in its package
 * has all weights and more than twice the size.
 * @returns the font, and the name of its file in the package
 */
export async function leanIcons(): Promise<{ name: string; font: Buffer }> {
  const name = (await readdir(EDITOR_ASSETS)).find((file) =>
    /^material-symbols.*\.woff2$/.test(file),
  );
  if (!name) throw new Error(`${EDITOR_ASSETS} has no icon font any more: look for its new name.`);
  const font = await subsetFont(await readFile(join(EDITOR_ASSETS, name)), IN_NAMES, {
    targetFormat: 'woff2',
    variationAxes: { wght: 300 },
    keepFeatures: ['rlig'],
    noHinting: true,
  });
  return { name, font };
}
