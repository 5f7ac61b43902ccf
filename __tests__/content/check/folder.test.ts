import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { checkContent } from '../../../src/content/check/checkContent';
import { inOwnFolder } from '../../support/ownFolder';
import { PHOTO, photoWith, PICTURE, problemsOf, putContent, type Files } from './contentFolder';

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

/** Returns a second photo without mistakes, with this picture. */
const photoOf = (src: string) => photoWith('title', 'title: Other').replace('morning-boats', src);

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
    ['a Korean name as a Mac stores it', '\u110c\u1165.jpg', '\uc800.jpg'],
    ['a screenshot of a Mac', 'At 3.04\u202fPM.jpg', 'At 3.04 PM.jpg'],
    ['a name copied from Windows', 'roof.jpg', '\u202aroof.jpg'],
  ].map(([what, file, written]): [string, Files, ...RegExp[]] => [
    what,
    { [`gallery/${file}`]: OTHER, 'gallery/a.md': photoOf('roof').replace('roof.jpg', written) },
    new RegExp(
      `The file’s name looks the same.* Name the file \\S+\\.jpg, and write that name here`,
    ),
  ]),
  [
    'a picture with a second ending, which Windows hides',
    { 'gallery/Roof.jpg.JPG': OTHER, 'gallery/a.md': photoOf('roof') },
    /line 2, error: src: .* Did you mean Roof.jpg.JPG\?$/,
  ],
  [
    'a damaged picture, reported on the line that names it',
    { 'gallery/photo.md': PHOTO, 'gallery/morning-boats.jpg': '' },
    'content/gallery/photo.md line 2, error: src: morning-boats.jpg is an empty file. Add the photo again.',
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
      'gallery/Thumbs.db': 'x',
      'gallery/photo.md~': 'x',
      'gallery/.gitkeep': '',
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

test.each(FOLDERS)('%s', async (_what, files, ...said) => {
  expect(await problemsOf(files)).toEqual(
    said.map((one) => (one instanceof RegExp ? (expect.stringMatching(one) as string) : one)),
  );
});

test('pictures are called unused only if all texts of their folder can be read', async () => {
  const picture = { 'gallery/day.jpg': OTHER, 'gallery/family-day.jpg': PICTURE };
  const unused =
    'content/gallery/day.jpg warning: the site does not use this picture. Delete it, or add a markdown file that names it (docs/adding-a-photo.md).';
  const text = photoWith('src', 'src: family-day.jpg');
  expect(await problemsOf({ ...picture, 'gallery/a.md': text })).toEqual([unused]);
  for (const wrong of [
    text.replace('---', '--'),
    text.replace('src', 'scr'),
    text.replace('y.j', '.j'),
  ]) {
    const said = await problemsOf({ ...picture, 'gallery/a.md': wrong });
    expect(said[0]).toContain('content/gallery/a.md line ');
    expect(said.join()).not.toContain('does not use this picture');
  }
  expect(await problemsOf({ ...picture, 'gallery/day': text })).toHaveLength(1);
});

test('names that differ only in case are an error', async () => {
  const text = photoWith('title', 'title: Other').replace('morning-boats', 'Morning-boats');
  const said = await problemsOf({
    'gallery/Morning-boats.jpg': OTHER,
    'gallery/A.md': PHOTO,
    'gallery/a.md': text,
  });
  expect(said).toEqual([
    'content/gallery/a.md error: content/gallery/A.md has the same name except for capital letters. Rename one of the two: many computers treat them as the same file.',
    expect.stringMatching(/morning-boats\.jpg error: \S+ has the same name except for capital/),
  ]);
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
