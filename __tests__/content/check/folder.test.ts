import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { checkContent } from '../../../src/content/check/checkContent';
import { FIXTURE_CONTENT } from '../../support/fixture';
import { inOwnFolder } from '../../support/ownFolder';
import {
  ABOUT,
  PHOTO,
  photoWith,
  PICTURE,
  SERVICE,
  problemsOf,
  putContent,
  type Files,
  withLine,
} from './contentFolder';

inOwnFolder();

/** The same picture in different bytes. */
const OTHER = Buffer.concat([PICTURE, Buffer.from([0])]);

/** The entries of `misplaced.txt`: files, and what the check says about them. */
const MISPLACED = readFileSync('__tests__/content/check/misplaced.txt', 'utf8')
  .trimEnd()
  .split('\n\n')
  .slice(1)
  .map((entry) => ({
    files: [...entry.matchAll(/^([+-]) (.*)$/gm)].map(([, mark, path]) => ({ mark, path })),
    said: entry.split('\n').filter((line) => !/^[+-] /.test(line)),
  }));

test.each(MISPLACED)('$files', async ({ files, said }) => {
  const changes = files.map(({ mark, path }) => [path, mark === '+' ? PHOTO : null]);
  expect(await problemsOf(Object.fromEntries(changes) as Files)).toEqual(said);
});

/** A service whose file name differs only in capital letters from the one of {@link putContent}. */
const CAPITALS = SERVICE.replace('Swimming Hours', 'Another').replace('morning-boats', 'other');

const SITE = readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8');

/** Returns a second photo without mistakes, with this picture. */
const photoOf = (src: string) => photoWith('title', 'title: Other').replace('morning-boats', src);

/** Returns the page about the business with a photo in its figures. */
const aboutWith = (photo: string) => ABOUT.replace(/^( +)label: .*$/m, `$&\n$1photo: ${photo}`);
const noLetter = withLine(ABOUT, 'letterHeading', '').split('\n---\n')[0] + '\n---\n';

/** Files, and what the check says about them. */
const FOLDERS: [what: string, files: Files, ...said: (string | RegExp)[]][] = [
  [
    'a name with accents in another encoding',
    {
      'gallery/caf\u00e9.jpg': OTHER,
      'gallery/a.md': PHOTO.replace('morning-boats', 'cafe\u0301'),
    },
    /line 2, error: src: there is no file \S+\. The file’s name looks the same, but has other signs\. Name the file cafe.jpg, and write that name here\.$/,
  ],
  ...[
    ['roof.jpg', 'roof.jpg.jpg'],
    ['roof.jpg', 'roof.jpg.png'],
  ].map(([written, file]): [string, Files, ...RegExp[]] => [
    `${written} for ${file}, whose second ending Windows hides`,
    { [`gallery/${file}`]: OTHER, 'gallery/a.md': photoOf('roof').replace('roof.jpg', written) },
    new RegExp(
      `line 2, error: src: there is no file content/gallery/${written}\\. Write ${file}: `,
    ),
  ]),
  [
    'names that differ only in case',
    { 'services/Swimming-Hours.md': CAPITALS, 'services/other.jpg': OTHER },
    'content/services/swimming-hours.md error: content/services/Swimming-Hours.md has the same name except for capital letters. Rename one of the two: many computers treat them as the same file.',
  ],
  [
    'a page that names a photo missing from the gallery',
    { 'gallery/full-hall.md': PHOTO, 'about.md': aboutWith('full-hal.jpg') },
    /^content\/about.md line \d+, warning: .*photo: the gallery has no photo named "full-hal.jpg", so the page shows none\. Write the name of a file in content\/gallery\/, without \.md, or leave the field out\. Did you mean full-hall\?$/,
  ],
  [
    'a damaged picture, reported on the line that names it',
    { 'gallery/photo.md': PHOTO, 'gallery/morning-boats.jpg': '' },
    'content/gallery/photo.md line 2, error: src: morning-boats.jpg is an empty file. Add the photo again.',
  ],
  ['no letter', { 'about.md': noLetter }],
  [
    'a picture in the letter',
    { 'about.md': `${noLetter}\nHello.\n\n![Us](us.jpg)\n` },
    /^content\/about.md line \d+, error: pictures in this text are not shown. Delete the picture here. Name pictures only in the fields above.$/,
  ],
  [
    'photos with the same title and the same picture',
    { 'gallery/a.md': PHOTO, 'gallery/b.md': photoWith('title', 'title: a FULL hall ') },
    'content/gallery/b.md line 2, warning: src: content/gallery/a.md shows the same picture. Use another picture here, or delete one of the two files.',
    'content/gallery/b.md line 4, warning: title: content/gallery/a.md has the same title. Change one of the two so that visitors can tell them apart.',
  ],
  [
    'files that systems and editors create',
    {
      '.DS_Store': 'x',
    },
  ],
  [
    'a file name with spaces, brackets and capital letters',
    {
      'gallery/My Photo (1).MD': PHOTO,
      'gallery/b.md': photoOf('other'),
      'gallery/other.jpg': OTHER,
    },
  ],
];

/** Texts below the front matter of a photo, and what the check says about their parts. */
test.each([
  ['   \n\n\u00a0'],
  ['One.\n\n# Two', [10, 'the first level, .* Begin it with ## and a space']],
  ['## Two\n\n#### Four', [10, 'skips a level\\. Begin it with ### and a space']],
  ['One.\n![Us](us.jpg)\n\n![][us]\n\n[us]: /about/', [9, 'pictures'], [11, 'pictures']],
  ['One <b>two</b>\n<img src="us.jpg">', [8, 'this is HTML'], [9, 'this is HTML']],
  ['[One](javascript:alert(1))', [8, '"javascript:alert\\(1\\)" is not an address']],
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
])('a story: %j', async (story, ...said) => {
  const problems = await problemsOf({ 'gallery/a.md': `${PHOTO}${story}` });
  expect(problems).toEqual(
    said.map(
      ([line, words]) =>
        expect.stringMatching(
          `^content/gallery/a.md line ${line}, error: .*${words}.*\\.$`,
        ) as string,
    ),
  );
});

test.each(FOLDERS)('%s', async (_what, files, ...said) => {
  expect(await problemsOf(files)).toEqual(
    said.map((one) => (one instanceof RegExp ? (expect.stringMatching(one) as string) : one)),
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

test('a draft is checked, and nothing may show it or link to it', async () => {
  const draft = `draft: yes\n---\n\n[Here](/gallery/a/)\n`;
  const said = await problemsOf({
    'gallery/a.md': PHOTO.replace(/---\n$/, draft).replace('title: ', 'title: #'),
    'about.md': aboutWith('a'),
  });
  expect(said).toEqual([expect.stringMatching(/a\.md line 4, error: title/)]);
  const files = { 'gallery/a.md': PHOTO.replace(/---\n$/, draft), 'about.md': aboutWith('a') };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(/about\.md line \d+, warning: .*the gallery has no photo named "a"/),
    expect.stringMatching(/a\.md line 10, warning: "\/gallery\/a\/" leads to no photo/),
  ]);
});

test('pictures whose names differ only in case are an error', async () => {
  const said = await problemsOf({ 'gallery/Morning-boats.jpg': OTHER, 'gallery/a.md': PHOTO });
  expect(said).toContainEqual(
    expect.stringMatching(/morning-boats\.jpg error: \S+ has the same name except for capital/),
  );
});

test('an unused picture is a warning, unless the file that names it has another mistake', async () => {
  const picture = { 'gallery/other.jpg': OTHER };
  expect(await problemsOf(picture)).toEqual([
    'content/gallery/other.jpg warning: the site does not use this picture. Delete it, or add a markdown file that names it (docs/adding-a-photo.md).',
  ]);
  const wrong = { 'gallery/photo.md': photoOf('other').replace('Other', '@home') };
  expect(await problemsOf({ ...picture, ...wrong })).toHaveLength(1);
});

test('a gallery without photos, or even without its folder, has no problems', async () => {
  expect(await problemsOf({ 'gallery/morning-boats.jpg': null })).toEqual([]);
  rmSync('content/gallery', { recursive: true });
  expect((await checkContent('content')).problems).toEqual([]);
});

test('a file that cannot be read gets a sentence, not a stack trace', async () => {
  putContent();
  // A broken symbolic link is listed but cannot be opened.
  symlinkSync('/no/such/file', 'content/gallery/photo.md');
  const { problems } = await checkContent('content');
  expect(problems.map(({ file, found }) => `${file}: ${found}`)).toContainEqual(
    expect.stringMatching(/^content\/gallery\/photo.md: this file could not be checked \(ENOENT/),
  );
});
