import { readFileSync } from 'node:fs';
import { readContent } from '../../../src/content/reading/read';
import { photo } from '../../../src/content/schemas/photo';
import { site } from '../../../src/content/schemas/site';
import { FIXTURE_CONTENT } from '../../support/fixture';
import { PHOTO, photoWith, textProblems, withLine } from './contentFolder';

/** What pages show of `PHOTO`. */
const SHOWN = {
  order: 1000,
  src: 'morning-boats.jpg',
  alt: 'A speaker stands before a full hall.',
  title: 'A full hall',
  description: 'Our founder opens the conference.',
  size: 'large',
  draft: false,
};

const title = (written: string, shown = 'A full hall') =>
  [photoWith('title', `title:${written}`), { title: shown }] as const;
const src = (written: string) => [photoWith('src', `src: ${written}`), {}] as const;
const size = (line: string, shown: string) => [photoWith('size', line), { size: shown }] as const;

/** Texts that a person would call correct, and the fields in which they differ from {@link SHOWN}. */
const RIGHT: Record<string, readonly [text: string, shown?: object]> = {
  unchanged: [PHOTO],
  'Windows line endings': [PHOTO.replaceAll('\n', '\r\n')],
  'a byte order mark': [`\uFEFF${PHOTO}`],
  'empty lines at both ends': [`\n\n${PHOTO}\n\n`],
  'fields in another order': [PHOTO.replace(/^(src:.*\n)([^]*)(?=size)/m, '$2$1')],
  'a comment on a separate line': [photoWith('size', '# tall, for once\nsize: large')],
  'an invisible space': [photoWith('title', '\u200btitle: A full hall')],
  'a tab after the colon': title('\tA full hall'),
  'single quotes': title(" 'A hall: full'", 'A hall: full'),
  'double quotes': title(' "A hall: full"', 'A hall: full'),
  'words on the next line': title(' >\n  A full\n  hall'),
  'a year as title': title(' 2024', '2024'),
  'a number with its sign': title(' +19025550142', '+19025550142'),
  'yes as title': title(' Yes', 'Yes'),
  'an alternative text that begins like some cameras’ file names': [
    photoWith('alt', 'alt: P6 pupils read in the new library.'),
    { alt: 'P6 pupils read in the new library.' },
  ],
  'a size with capital letters': size('size: LARGE', 'large'),
  'a comment after a choice': size('size: large # tall, for once', 'large'),
  'a draft': [photoWith('size', 'draft: Yes'), { size: 'small', draft: true }],
  'no size': size('', 'small'),
  'an order in quotes': [photoWith('size', "order: '2.5'"), { order: 2.5, size: 'small' }],
  'a picture with a dot and a slash': src('./morning-boats.jpg'),
  'a picture in curly quotes': src('“morning-boats.jpg”'),
};

test.each(Object.entries(RIGHT))('%s', (_name, [text, shown]) => {
  expect(textProblems(text)).toEqual([]);
  expect(readContent(photo, Buffer.from(text))?.data).toEqual({ ...SHOWN, ...shown });
});

const HOURS: [written: string, shown: string][] = [
  ['9:00 AM', '09:00'],
  ['9am', '09:00'],
  ['9.05 A.M.', '09:05'],
  ['5:30 p. m.', '17:30'],
  ['12am', '00:00'],
  ['09:00', '09:00'],
  ['12:00', '12:00'],
  ['17 h 30', '17:30'],
];

test.each(HOURS)('an office that opens at %s opens at %s', (written, shown) => {
  const right = readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8');
  const text = withLine(withLine(right, 'opens', `opens: ${written}`), 'closes', 'closes: 6pm');
  expect(textProblems(text, 'site.md')).toEqual([]);
  const [first] = readContent(site, Buffer.from(text))?.data.hours.week ?? [];
  expect(first).toMatchObject({ opens: shown, closes: '18:00' });
});

test.each(['title: *alias', 'title: "open', 'size: huge'])('nothing is read from %s', (line) => {
  const text = photoWith(line.replace(/:.*/, ''), line);
  expect(readContent(photo, Buffer.from(text))).toBeUndefined();
});

test('a story may have headings, lists, links, emphasis and quotes', () => {
  const story = `---

Five **pupils**, _two_ teachers. \`Half past\` four, <https://school.example>.

## The morning

1. Ask 5 < 6 questions,
2. [look](/gallery/photo/ "again"), [call][1].

### Later

> We [wrote](mailto:hello@school.example) 100 % of it.

Tuesday
---

Winter term. #school #1

title: that is all.

[1]: tel:+442079460123
`;
  const blank = '   \n\n\u00a0';
  for (const text of [PHOTO + story, (PHOTO + story).replaceAll('\n', '\r\n'), PHOTO + blank]) {
    expect(textProblems(text)).toEqual([]);
  }
});
