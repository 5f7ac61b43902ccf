import { readFileSync } from 'node:fs';
import { fontCharacters } from '../support/fontCharacters';

const FOLDER = 'src/styles/fonts';

/** What each language writes beside a to z (https://cldr.unicode.org): letters, then signs. */
const ALPHABETS: Record<string, [letters: string, signs: string]> = {
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

const [, named = ''] =
  /the characters of\s+([^.]*), but/.exec(readFileSync(`${FOLDER}/README.md`, 'utf8')) ?? [];

test.each(['figtree', 'fraunces'])(
  '%s has what each language writes that the README names',
  (font) => {
    const characters = fontCharacters(`${FOLDER}/${font}.woff2`);
    const missing = named.split(/,\s+|\s+and\s+/).flatMap((name) => {
      const [letters, signs] = ALPHABETS[name];
      const small = `abcdefghijklmnopqrstuvwxyz${letters}`;
      const written = small + small.toUpperCase() + signs + INNER + '0123456789.,:;!?()-\u2011';
      return Array.from(written).flatMap((sign) =>
        characters.has(sign) ? [] : `${name}: ${sign}`,
      );
    });
    expect(missing).toEqual([]);
  },
);
