import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../src/content/reading/filesIn';
import { kindOf } from '../../../src/content/schemas/kinds';
import { FIXTURE_CONTENT } from '../../support/fixture';
import {
  ABOUT,
  CONTACT,
  PHOTO,
  photoWith,
  saying,
  SERVICE,
  textProblems,
  unescaped,
  withLine,
} from './contentFolder';

const FOLDER = '__tests__/content/check/mistakes';

/** A file of each kind without mistakes. */
const RIGHT: Record<string, string> = {
  photos: PHOTO,
  services: SERVICE,
  about: ABOUT,
  contactPage: CONTACT,
  site: readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8'),
  labels: readFileSync(`${FIXTURE_CONTENT}/labels.md`, 'utf8'),
};

/**
 * Mistakes of staff. Each file in the folder belongs to the content file of the same name, and each of its
 * sections to a field. The text after "|" replaces the field's line, or the whole file if no field is named, or
 * follows the file if the section is named "story"; what the check says is below it.
 */
const MISTAKES = filesIn(FOLDER).flatMap((path) => {
  const file = path.replace(/txt$/, 'md');
  const right = RIGHT[kindOf(file)?.field ?? ''];
  const sections = readFileSync(join(FOLDER, path), 'utf8').split(/^# ?/m).slice(1);
  return sections.flatMap((section) => {
    const [field] = section.split('\n');
    return [...section.matchAll(/((?:^\|.*\n)+)((?:^[^|\n].*\n)+)/gm)].map(([, lines, said]) => {
      const wrong = unescaped(lines.trimEnd().replace(/^\| ?/gm, ''));
      const below = field === 'story' ? right + wrong : wrong;
      const text = field && field !== 'story' ? withLine(right, field, wrong) : below;
      return { file, wrong, text, said: said.trimEnd().split('\n') };
    });
  });
});

test.each(MISTAKES)('$file: $wrong', ({ file, text, said }) => {
  expect(textProblems(text, file)).toEqual(said.map(saying));
});

test.each([
  ['Windows-1252', Buffer.from(photoWith('title', 'title: Café'), 'latin1'), 4],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${PHOTO}`, 'utf16le'), 1],
])('%s is an error', (_encoding, bytes, line) => {
  expect(textProblems(bytes)).toEqual([
    `line ${line}, error: this line has a character that cannot be read: the file was not saved as UTF-8. Save the file again with the encoding UTF-8. In Notepad, choose it under Save as.`,
  ]);
});

test.each(['\r\n', '\r'])('lines that end in %j count as lines', (end) => {
  const text = photoWith('size', 'size: huge').replaceAll('\n', end);
  expect(textProblems(text)).toEqual([expect.stringMatching(/^line 6, error: size: /)]);
});
