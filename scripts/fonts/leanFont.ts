import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Where the site's font files stand. */
export const FONTS_FOLDER = 'src/styles/fonts';

/** A variable font, and how far the site's styles vary it. */
interface Font {
  /** Name of the package in `@fontsource-variable`, and of the file made from it. */
  name: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/**
 * The fonts of the site. Every weight in the styles lies within `wght`. Fraunces' drawing for one
 * text size, 48 points, serves headings of all sizes: the whole axis would cost 24 kB.
 */
export const FONTS: readonly Font[] = [
  {
    name: 'fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 48, wght: { min: 380, max: 600 } },
  },
  {
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

const PACKAGES = 'node_modules/@fontsource-variable';

/** The characters that a package calls Latin, which it lists as `U+0020-007E,U+0131,…`. */
async function latin(name: string): Promise<string> {
  const file = await readFile(join(PACKAGES, name, 'unicode.json'), 'utf8');
  const { latin: ranges } = JSON.parse(file) as { latin: string };
  const characters = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  // Fonts draw control characters too, and no page shows them.
  const isControl = (code: number) => code < 0x20 || (code > 0x7e && code < 0xa0);
  return String.fromCodePoint(...characters.filter((code) => !isControl(code)));
}

/** A package's font with all its Latin characters, and only as variable as the site needs it. */
export async function leanFont({ name, file, axes }: Font): Promise<Buffer> {
  const path = join(PACKAGES, name, 'files', file);
  return subsetFont(await readFile(path), await latin(name), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
}
