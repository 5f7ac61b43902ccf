import { readFileSync } from 'node:fs';
import { FIXTURE_CONTENT } from '../../support/fixture';
import { inOwnFolder } from '../../support/ownFolder';
import { ABOUT, PHOTO, problemsOf, textProblems, withLine } from './contentFolder';

inOwnFolder();

const SITE = readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8');

/** Returns the page about the business with a photo in its figures. */
const aboutWith = (photo: string) => ABOUT.replace(/^( +)label: .*$/m, `$&\n$1photo: ${photo}`);

/** Texts below the front matter of a photo, and what the check says about their parts. */
test.each([
  ['   \n\n\u00a0'],
  ['One.\n\n# Two', [10, 'the first level, .* Begin it with ## and a space']],
  ['One.\n![Us](us.jpg)\n\n![][us]\n\n[us]: /about/', [9, 'pictures'], [11, 'pictures']],
  ['<script>\nalert(1)\n</script>', [8, 'this is HTML']],
  ['[One](javascript:alert(1))', [8, '"javascript:alert\\(1\\)" is not an address']],
  ['[One][1]\n\n[1]: JavaScript:alert', [10, '"JavaScript:alert" is not an address']],
  ['[One](school.example), [two](#contact)', [8, '"school.example"'], [8, '"#contact"']],
  ['```\nOne\n```\n\n    Two', [8, 'a block of code'], [12, 'a block of code']],
  ['| One | Two |\n| --- | --- |\n| 1 | 2 |', [8, 'a table']],
  ['One.\n##Two', [9, 'this heading lacks a space. Write a space']],
  ['• One\n• Two', [8, 'Begin the line with a hyphen'], [9, 'Begin the line with a hyphen']],
  ['One^[Two]\n\nThree[^1]', [8, 'no footnotes'], [10, 'no footnotes']],
  ['Winter term. #school #1'],
  [
    '---\nsrc: b.jpg\nalt: Two boats.\n---',
    [9, 'the fields of a second item. Move them into a file'],
  ],
  ['One.\n\ntitle: that is all.'],
  ['<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main', [8, 'Keep one of the two']],
])('%j', (story, ...said) => {
  expect(textProblems(`${PHOTO}${story}`)).toEqual(
    said.map(
      ([line, words]) => expect.stringMatching(`^line ${line}, error: .*${words}.*\\.$`) as string,
    ),
  );
});

test('a link to a photo that is not there is a warning', async () => {
  const story = '[A](/gallery/a/), [two](/gallery/2/), [none](/gallery/b/), [é](/gallery/%C3%A9)';
  const site = withLine(SITE, 'href', 'href: /gallery/c/');
  const files = { 'gallery/a.md': `${PHOTO}\n${story}\n`, 'site.md': site };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(
      /gallery\/a\.md line 9, warning: "\/gallery\/b\/" leads to no photo\. .* Did you mean \/gallery\/a\/\?$/,
    ),
    expect.stringMatching(/"\/gallery\/%C3%A9" leads to no photo/),
    expect.stringMatching(/site\.md line \d+, warning: \S+ › 1 › href: "\/gallery\/c\/" leads to/),
  ]);
});

test('a page that names a photo missing from the gallery gets a warning', async () => {
  const files = { 'gallery/full-hall.md': PHOTO, 'about.md': aboutWith('full-hal.jpg') };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(
      /^content\/about.md line \d+, warning: .*photo: the gallery has no photo named "full-hal.jpg", so the page shows none\. Write the name of a file in content\/gallery\/, without \.md, or leave the field out\. Did you mean full-hall\?$/,
    ),
  ]);
});

test('a draft is checked, and nothing may show it or link to it', async () => {
  const draft = `draft: yes\n---\n\n[Here](/gallery/a/)\n`;
  const files = { 'gallery/a.md': PHOTO.replace(/---\n$/, draft), 'about.md': aboutWith('a') };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(/about\.md line \d+, warning: .*the gallery has no photo named "a"/),
    expect.stringMatching(/a\.md line 10, warning: "\/gallery\/a\/" leads to no photo/),
  ]);
});
