import { ABOUT, PHOTO, problemsOf, SITE, withLine } from '../../support/contentFolder';

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
  const about = ABOUT.replace(/^( +)label: .*$/m, '$&\n$1photo: a');
  const files = { 'gallery/a.md': PHOTO.replace(/---\n$/, draft), 'about.md': about };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(/about\.md line \d+, warning: .*the gallery has no photo named "a"/),
    expect.stringMatching(/a\.md line 10, warning: "\/gallery\/a\/" leads to no photo/),
  ]);
});
