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
