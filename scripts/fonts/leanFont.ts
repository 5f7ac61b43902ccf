import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Where the site's font files stand. */
export const FONTS_FOLDER = 'src/styles/fonts';

/**
 * The characters of everyday English, without those of program code, as styles name them. Pages wait for
 * a file with these at most; one with all Latin characters is fetched by a browser that meets another.
 */
export const EVERYDAY =
  'U+0020-003B, U+003F-005A, U+005F, U+0061-007A, U+00A0, U+00A3, U+00A9, U+00B7, U+2010-2027, U+20AC';

/** What the site uses of a font's typesetting: kerning, ligatures, accents, and digits of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum'];

/** A variable font, and how far the site's styles vary it. */
interface Font {
  /** Name of the package in `@fontsource-variable`. */
  name: string;
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/**
 * The fonts of the site. Fraunces, for headings and numerals, is one drawing: that for a text size of 48
 * points, in the weight of headings. Its range of weights would cost 9 kB, that of sizes 24.
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

/** The characters in a list of ranges, `U+0020-007E,U+0131,…`; none that control, which no page shows. */
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

/** The ranges that a package calls Latin. */
export async function latin(name: string): Promise<string> {
  const file = await readFile(join(PACKAGES, name, 'unicode.json'), 'utf8');
  return (JSON.parse(file) as { latin: string }).latin;
}

/** A package's font, by the names of its files, and only as variable as the site needs it. */
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
