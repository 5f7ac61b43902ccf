import { readContent } from '../../../src/content/reading/load';
import { photo } from '../../../src/content/schemas/photo';
import { PHOTO, textProblems, withLine } from '../../support/contentFolder';

/** Texts that a person would call correct. */
test.each([
  ['Windows line endings', PHOTO.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${PHOTO}`],
  ['empty lines at both ends', `\n\n${PHOTO}\n\n`],
  ['fields in another order', PHOTO.replace(/^(src:.*\n)([^]*)(?=size)/m, '$2$1')],
  ['only invisible characters below', `${PHOTO}   \n\n\u00a0`],
])('a text with %s is right', (_, text) => {
  expect(textProblems(text)).toEqual([]);
  expect(readContent(photo, Buffer.from(text))).toBeDefined();
});

test.each(['title: *alias', 'title: "open', 'size: huge'])('nothing is read from %s', (line) => {
  const text = withLine(PHOTO, line.replace(/:.*/, ''), line);
  expect(readContent(photo, Buffer.from(text))).toBeUndefined();
});
