import { join } from 'node:path';
import {
  ABOUT,
  HOME,
  PHOTO,
  problemsIn,
  problemsOf,
  putContent,
  SITE,
  withLine,
} from '../../support/contentFolder';
import { put } from '../../support/ownFolder';

/** Returns the page about the business with a photo in its figures. */
const aboutWith = (photo: string) => ABOUT.replace(/^( +)label: .*$/m, `$&\n$1photo: ${photo}`);

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

test('a link may lead to a file in the folder static beside the content', async () => {
  const folder = putContent({ 'site.md': withLine(SITE, 'href', 'href: /files/rules.pdf') });
  put(join(folder, '../static/files/rules.pdf'), '');
  expect(await problemsIn(folder)).toEqual([]);
});

test('a page that names a photo missing from the gallery gets a warning', async () => {
  const files = { 'gallery/full-hall.md': PHOTO, 'about.md': aboutWith('full-hal.jpg') };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(
      /^content\/about.md line \d+, warning: .*photo: the gallery has no photo named "full-hal.jpg", so the page shows none\. Write the name of a file in content\/gallery\/, without \.md\. Did you mean full-hall\?$/,
    ),
  ]);
});

test('a board that names a missing service gets a warning', async () => {
  const link = (service: string) => `    - name: A board\n      service: ${service}\n`;
  const links = link('swimming-hours') + link('swiming-hours');
  const boards = `boards:\n  question: Who are you?\n  links:\n${links}---\n`;
  const files = { 'home.md': HOME.replace(/---\n$/, boards) };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(
      /^content\/home.md line \d+, warning: .*there is no service named "swiming-hours", so the board leads to all\. .* Did you mean swimming-hours\?$/,
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
