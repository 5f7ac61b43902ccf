import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';

/** What each language writes beside a to z (https://cldr.unicode.org): letters, then other characters. */
const ALPHABETS: Record<string, [letters: string, others: string]> = {
  English: ['', '‘’“”–—…£€©'],
  French: ['àâæçéèêëîïôœùûü', '«»‘’“”–…°€'],
  German: ['äöü', '„“‚‘–…§°€'],
  Spanish: ['áéíñóúü', '¿¡ªº«»“”‘’–…°€'],
  Italian: ['àéèìóòù', '«»“”‘’ªº–…°€'],
  Portuguese: ['áâãàçéêíóôõúü', 'ªº«»“”‘’–…°€'],
  Dutch: ['áäéëíïóöúü', '‘’“”„–…°€'],
  Danish: ['æøåé', '“”‘’«»–…§°'],
  Norwegian: ['æøåàéóòô', '«»‘’–…§°'],
  Swedish: ['åäöàé', '”’–…§°'],
};

/** Small letters with which no word begins. */
const INNER = 'ßÿ';

test.each(
  ['figtree', 'fraunces'].flatMap((font) =>
    Object.entries(ALPHABETS).map(([language, written]) => ({ font, language, written })),
  ),
)('$font has what $language writes', ({ font, written: [letters, others] }) => {
  const { characterSet } = openSync(`src/styles/fonts/${font}.woff2`) as Font;
  const characters = new Set(characterSet.map((code) => String.fromCodePoint(code)));
  const small = `abcdefghijklmnopqrstuvwxyz${letters}`;
  const all = small + small.toUpperCase() + others + INNER + '0123456789.,:;!?()-·';
  expect(Array.from(all).filter((character) => !characters.has(character))).toEqual([]);
});

/** Returns the width of words such as the site's, in em. */
function width(file: string) {
  const font = openSync(file) as Font;
  const words = 'Workshops for schools: how to plan, to teach, and to speak before others.';
  return font.layout(words).advanceWidth / font.unitsPerEm;
}

const FACE = /'(Sized [^']+)';\s+src: ([^;]+);\s+size-adjust: ([^%]+)/g;
const STYLES = readFileSync('src/styles/fonts.css', 'utf8').matchAll(FACE);
const FACES = Array.from(STYLES, ([, ...face]) => face);
const SERIFS = /--serif-stand-ins: [^;]+/.exec(readFileSync('src/styles/tokens.css', 'utf8'))?.[0];
/** File and names of each local font. Without fontconfig there is none, and nothing to compare. */
const LOCAL = spawnSync('fc-list', ['--format=%{file},%{fullname},%{postscriptname}\n']).stdout;

test.each(FACES)('%s is as wide as the web font', (family, src, size) => {
  const web = SERIFS?.includes(`'${family}'`) ? 'fraunces' : 'figtree';
  const wanted = (100 * width(`src/styles/fonts/${web}.woff2`)) / Number(size);
  const fonts = Array.from(String(LOCAL).split('\n'), (line) => line.split(','));
  const named = fonts.filter(([, ...names]) => names.some((name) => src.includes(`'${name}'`)));
  const ratios = named.map(([file]) => [file, width(file) / wanted] as const);
  expect(ratios.filter(([, ratio]) => Math.abs(ratio - 1) > 0.015)).toEqual([]);
});
