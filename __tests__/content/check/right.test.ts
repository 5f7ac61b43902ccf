import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { readContent } from '../../../src/content/reading/read';
import { photo } from '../../../src/content/schemas/photo';
import { site } from '../../../src/content/schemas/site';
import { FIXTURE_CONTENT } from '../../support/fixture';
import { PHOTO, photoWith, textProblems } from './contentFolder';

const SITE = readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8');

/** Texts that a person would call correct. */
test.each([
  ['Windows line endings', PHOTO.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${PHOTO}`],
  ['empty lines at both ends', `\n\n${PHOTO}\n\n`],
  ['fields in another order', PHOTO.replace(/^(src:.*\n)([^]*)(?=size)/m, '$2$1')],
  ['only invisible characters below', `${PHOTO}   \n\n\u00a0`],
  ['no links where placeholders were', SITE.replace(/(legalLinks:\n)(?: .*\n)+/, '$1'), 'site.md'],
  ['no list of them', SITE.replace(/legalLinks:\n(?: .*\n)+/, ''), 'site.md'],
])('a text with %s is right', (_, text, file = 'gallery/photo.md') => {
  expect(textProblems(text, file)).toEqual([]);
  const schema = file === 'site.md' ? site : photo;
  expect(readContent<z.ZodObject>(schema, Buffer.from(text))).toBeDefined();
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
  for (const text of [PHOTO + story, (PHOTO + story).replaceAll('\n', '\r\n')]) {
    expect(textProblems(text)).toEqual([]);
  }
});
