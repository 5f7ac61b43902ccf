import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The folder of the site's font files. */
export const FONTS_FOLDER = 'src/styles/fonts';

/**
 * The characters of everyday English, without those of program code, as a CSS `unicode-range`. Every page
 * preloads a file with these. Browsers load the file with all Latin characters only for a page that needs
 * it.
 */
export const EVERYDAY =
  'U+0020-003B, U+003F-005A, U+005F, U+0061-007A, U+00A0, U+00A3, U+00A9, U+00B7, U+2010-2027, U+20AC';

/** The OpenType features that the site uses: kerning, ligatures, accents, and digits of equal width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum'];

/** A variable font. */
interface Font {
  /** Name of the package in `@fontsource-variable`. */
  name: string;
  file: string;
  /** The value or range of each axis that the site's styles use. */
  axes: Record<string, number | { min: number; max: number }>;
}

/**
 * The fonts of the site. Fraunces, for headings and numerals, has one optical size, 48 points, and one weight:
 * its range of weights would add 9 kB, its range of optical sizes 24 kB.
 */
export const FONTS: readonly Font[] = [
  {
    name: 'fraunces',
    file: 'fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 48, wght: 560 },
  },
  {
    name: 'figtree',
    file: 'figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 650 } },
  },
];

const PACKAGES = 'node_modules/@fontsource-variable';

/** Returns the code points in a list of ranges, such as `U+0020-007E,U+0131`, without control characters. */
export function charactersIn(ranges: string): number[] {
  const isControl = (code: number) => code < 0x20 || (code > 0x7e && code < 0xa0);
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return all.filter((code) => !isControl(code));
  });
}

/** Returns the `unicode-range` of a font's Latin characters, from its package. */
export async function latin(name: string): Promise<string> {
  const file = await readFile(join(PACKAGES, name, 'unicode.json'), 'utf8');
  return (JSON.parse(file) as { latin: string }).latin;
}

/** Makes the files of a font, by file name, with only the axes, characters and features that the site needs. */
export async function leanFont({ name, file, axes }: Font): Promise<Record<string, Buffer>> {
  const font = await readFile(join(PACKAGES, name, 'files', file));
  const only = (ranges: string) =>
    subsetFont(font, String.fromCodePoint(...charactersIn(ranges)), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
  return {
    [`${name}.woff2`]: await only(EVERYDAY),
    [`${name}-latin.woff2`]: await only(await latin(name)),
  };
}
