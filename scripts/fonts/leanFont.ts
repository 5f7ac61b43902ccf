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

/** The characters that the packages call Latin: first and last of each range. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const;

/** A package's font with all its Latin characters, and only as variable as the site needs it. */
export async function leanFont({ name, file, axes }: Font): Promise<Buffer> {
  const path = join('node_modules/@fontsource-variable', name, 'files', file);
  const characters = LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('');
  return subsetFont(await readFile(path), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
}
