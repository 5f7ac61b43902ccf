import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Files,
  PAGE,
  PHOTO,
  PICTURE,
  problemsIn,
  problemsOf,
  putContent,
  saying,
  SITE,
  unescaped,
  withLine,
} from '../../support/contentFolder';

/** The entries of `misplaced.txt`: files, and what the check says about them. */
const MISPLACED = unescaped(readFileSync('__tests__/fixtures/misplaced.txt', 'utf8'))
  .trimEnd()
  .split('\n\n')
  .slice(1)
  .map((entry) => ({
    changes: [...entry.matchAll(/^([+-]) (.*?)(?: \| (.*))?$/gm)],
    said: entry.split('\n').filter((line) => !/^[+-] /.test(line)),
  }));

test.each(MISPLACED)('$changes', async ({ changes, said }) => {
  const files = changes.map(([, mark, path, line = 'size: large']): [string, Files[string]] => {
    if (mark === '-') return [path, null];
    return [path, /\.jpg$/i.test(path) ? PICTURE : withLine(PHOTO, line.replace(/:.*/, ''), line)];
  });
  expect(await problemsOf(Object.fromEntries(files))).toEqual(said.map(saying));
});

test('a card without words and one picture on two cards are reported', async () => {
  const card = '  - title: The clerk\n    picture: clerk.jpg\n    alt: A knot.\n';
  const page = PAGE.replace('updated', `cards:\n${card}${card}    text: Ties it.\nupdated`);
  expect(await problemsOf({ 'pages/office.md': page })).toEqual([
    saying('content/pages/office.md line 5, error: cards › 1 › text: this field is missing. …'),
    saying('content/pages/office.md line 9, warning: cards › 2 › picture: cards › 1 › picture …'),
  ]);
});

test('a damaged picture is reported on the line that names it', async () => {
  const files = { 'gallery/photo.md': PHOTO, 'gallery/morning-boats.jpg': '' };
  expect(await problemsOf(files)).toEqual([
    'content/gallery/photo.md line 2, error: src: morning-boats.jpg is not a photo that the site can show, or is damaged. Copy or export the photo again as JPEG, PNG, WebP or AVIF.',
  ]);
});

test('pictures are called unused only if all texts of their folder can be read', async () => {
  const picture = { 'gallery/day.jpg': PICTURE, 'gallery/family-day.jpg': PICTURE };
  const unused =
    'content/gallery/day.jpg warning: the site does not use this picture. Delete it, or write its name into a text beside it.';
  const text = withLine(PHOTO, 'src', 'src: family-day.jpg');
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

test('a gallery without photos, or even without its folder, has no problems', async () => {
  const folder = putContent({ 'gallery/morning-boats.jpg': null });
  expect(await problemsIn(folder)).toEqual([]);
  rmSync(join(folder, 'gallery'), { recursive: true });
  expect(await problemsIn(folder)).toEqual([]);
});

test('a page of the owner’s own cannot have an address that the site or a number has', async () => {
  const files = Object.fromEntries(
    ['Gallery', 'admin', '404', '2024', 'privacy', 'index', 'robots.txt', '_data'].map((name) => [
      `pages/${name}.md`,
      PAGE.replace('What we keep', name),
    ]),
  );
  expect(await problemsOf({ ...files, 'gallery/morning-boats.jpg': null })).toEqual(
    [
      'content/pages/2024.md error: the page cannot have the address /2024/. Name the file with words: …',
      'content/pages/404.md error: the page cannot have the address /404/. Name the file with words: …',
      'content/pages/Gallery.md error: the page cannot have the address /Gallery/. The site uses this address. Give the file another name, such as our-gallery.md.',
      'content/pages/_data.md error: the page cannot have the address /_data/. Name the file with words: …',
      'content/pages/admin.md error: the page cannot have the address /admin/. The site uses this address. …',
      'content/pages/index.md error: the page cannot have the address /index/. The site uses this address. …',
      'content/pages/robots.txt.md error: the page cannot have the address /robots.txt/. Name …',
    ].map(saying),
  );
});

test('a link to a page that is a draft says so, and names the line', async () => {
  const draft = PAGE.replace('title:', 'draft: true\ntitle:');
  expect(await problemsOf({ 'site.md': SITE, 'pages/what-we-keep.md': draft })).toContainEqual(
    saying(
      'content/site.md line …, error: legalLinks › 3 › href: "/what-we-keep/" leads to no page. … without draft: true.',
    ),
  );
});

test.each(['/über uns/', '/über%20uns/', '/%C3%BCber%20uns'])(
  '%s leads to that page',
  async (href) => {
    const site = SITE.replace('/what-we-keep/', href);
    expect(await problemsOf({ 'site.md': site, 'pages/über uns.md': PAGE })).toEqual([]);
  },
);

test('a file that cannot be read gets a sentence, not a stack trace', async () => {
  const folder = putContent();
  // A broken symbolic link is listed but cannot be opened.
  symlinkSync('/no/such/file', join(folder, 'gallery/photo.md'));
  expect(await problemsIn(folder)).toEqual([
    saying('content/gallery/photo.md error: this file could not be checked (ENOENT…'),
  ]);
});
