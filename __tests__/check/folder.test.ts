import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { checkContent } from '../../src/check/checkContent';
import { inOwnFolder } from '../support/ownFolder';
import {
  ABOUT,
  GALLERY_UNUSED,
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

/** The same picture to the eye, in other bytes. */
const OTHER = Buffer.concat([PICTURE, Buffer.from([0])]);

/** The entries of `misplaced.txt`: the files, and what is said of them. */
const MISPLACED = readFileSync('__tests__/check/misplaced.txt', 'utf8')
  .trimEnd()
  .split('\n\n')
  .slice(1)
  .map((entry) => ({
    files: [...entry.matchAll(/^([+-]) (.*)$/gm)].map(([, mark, path]) => ({ mark, path })),
    said: entry.split('\n').filter((line) => !/^[+-] /.test(line)),
  }));

test.each(MISPLACED)('$files', async ({ files, said }) => {
  const changes = files.map(({ mark, path }) => [path, mark === '+' ? PHOTO : null]);
  const problems = await problemsOf(Object.fromEntries(changes) as Files);
  expect(problems.filter((problem) => problem !== GALLERY_UNUSED)).toEqual(said);
});

test('a name with accents that are stored in another way is an error', async () => {
  const files = {
    'gallery/caf\u00e9.jpg': OTHER,
    'gallery/a.md': PHOTO.replace('morning-boats', 'cafe\u0301'),
  };
  expect(await problemsOf(files)).toContainEqual(
    expect.stringMatching(
      /line 2, error: src: there is no file \S+\. Name the file cafe.jpg, without accents, and write that name here\.$/,
    ),
  );
});

test('names that differ in case only are an error', async () => {
  const another = SERVICE.replace('Swimming Hours', 'Another').replace('morning-boats', 'other');
  const files = { 'services/Swimming-Hours.md': another, 'services/other.jpg': OTHER };
  expect(await problemsOf(files)).toContain(
    'content/services/swimming-hours.md error: content/services/Swimming-Hours.md has the same name, but for capital letters. Give one of the two another name; many computers take them for one file.',
  );
});

test('a photo that a page names, and the gallery lacks, is an error', async () => {
  const about = (photo: string) => ABOUT.replace(/^( +)label: .*$/m, `$&\n$1photo: ${photo}`);
  const files = { 'gallery/full-hall.md': PHOTO };
  expect(await problemsOf({ ...files, 'about.md': about('full-hall') })).toEqual([]);
  expect(await problemsOf({ ...files, 'about.md': about('full-hal.jpg') })).toEqual([
    expect.stringMatching(
      /^content\/about.md line \d+, error: .*photo: the gallery has no photo named "full-hal.jpg"\. Write the name of a file in content\/gallery\/, without \.md, or leave the field out\. Did you mean full-hall\?$/,
    ),
  ]);
});

test('a damaged picture is reported on the line that names it', async () => {
  const files = { 'gallery/photo.md': PHOTO, 'gallery/morning-boats.jpg': '' };
  expect(await problemsOf(files)).toEqual([
    'content/gallery/photo.md line 2, error: src: morning-boats.jpg is an empty file. Add the photo again.',
  ]);
});

test('there may be no letter; one with a picture in it is an error', async () => {
  const about = withLine(ABOUT, 'letterHeading', '').split('\n---\n')[0] + '\n---\n';
  expect(await problemsOf({ 'about.md': about })).toEqual([GALLERY_UNUSED]);
  const [problem] = await problemsOf({ 'about.md': `${about}\nHello.\n\n![Us](us.jpg)\n` });
  expect(problem).toMatch(
    /^content\/about.md line \d+, error: pictures in the text do not reach the page. Delete the picture here; pictures stand in their fields above.$/,
  );
});

test('files that systems and editors leave behind are ignored', async () => {
  const files = {
    '.DS_Store': 'x',
    'gallery/Thumbs.db': 'x',
    'gallery/desktop.ini': 'x',
    'gallery/.photo.md.swp': 'x',
    'gallery/photo.md~': 'x',
    'gallery/.gitkeep': '',
  };
  expect(await problemsOf(files)).toEqual([GALLERY_UNUSED]);
});

test('a file name with spaces, brackets and capital letters is right', async () => {
  const other = photoWith('title', 'title: Other').replace('morning-boats', 'other');
  const files = { 'gallery/My Photo (1).MD': PHOTO, 'gallery/b.md': other };
  expect(await problemsOf({ ...files, 'gallery/other.jpg': OTHER })).toEqual([]);
});

test('a gallery without photos is right, and without its folder too', async () => {
  expect(await problemsOf({ 'gallery/morning-boats.jpg': null })).toEqual([]);
  rmSync('content/gallery', { recursive: true });
  expect((await checkContent('content')).problems).toEqual([]);
});

test('a missing content folder is an error', async () => {
  const { problems } = await checkContent('content');
  expect(problems.map(({ found, expected }) => `${found} ${expected}`)).toEqual([
    'there is no folder of this name here. Run the command in the project’s folder, the one with package.json.',
  ]);
});

test('a file that cannot be read gets a sentence, not a stack trace', async () => {
  putContent();
  // A link that leads nowhere is listed, but cannot be opened.
  symlinkSync('/no/such/file', 'content/gallery/photo.md');
  const { problems } = await checkContent('content');
  expect(problems.map(({ file, found }) => `${file}: ${found}`)).toContainEqual(
    expect.stringMatching(/^content\/gallery\/photo.md: this file could not be checked \(ENOENT/),
  );
});
