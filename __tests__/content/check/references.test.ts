import {
  ABOUT,
  PHOTO,
  problemsOf,
  RIGHT,
  saying,
  SITE,
  withLine,
} from '../../support/contentFolder';

/** A page with headings, of which its text names one. */
const NOTICE = `${RIGHT.pages}\n## Lost & found\n\n## Für alle\n\n## ?\n\n## ❤️\n\n[Here](#lost--found)\n`;

/** What is wrong with links to these addresses in a site with that page, a service, a photo and a file. */
async function wrongLinks(...urls: string[]) {
  const story = urls.map((url) => `[link](${url})`).join('\n');
  const problems = await problemsOf({
    'pages/what-we-keep.md': NOTICE,
    'pages/draft.md': NOTICE.replace(/title: .*/, 'title: Not yet\ndraft: true'),
    'gallery/fête ✨.md': `${PHOTO}\n${story}\n`,
    '../static/our rules.pdf': '',
    'site.md': withLine(SITE, 'href', `href: '${urls[0]}'`),
  });
  return problems.map((said) => said.replace(/^.* line \d+, /, ''));
}

const HEADING = '/what-we-keep/#lost--found';

test('a link may name each page, section, service, heading, photo and file of the site', async () => {
  const places = ['/#about', '/services/#swimming-hours', '/services#swimming-hours', HEADING];
  const encoded = ['/what-we-keep/#f%C3%BCr-alle', '/gallery/f%C3%AAte%20%E2%9C%A8/'];
  const signs = ['/what-we-keep/#section', '/what-we-keep/#section-1'];
  const others = ['/', '/about', '/gallery/', '/our%20rules.pdf', '/what-we-keep/#für-alle'];
  expect(await wrongLinks(...places, ...encoded, ...signs, ...others)).toEqual([]);
});

test.each([
  [`${HEADING}s`, `warning: … Write /what-we-keep/, ${HEADING}, … or …. Did you mean ${HEADING}?`],
  ['/services/#swiming-hours', 'warning: … Did you mean /services/#swimming-hours?'],
  ['/#lost', 'warning: … Write /, /#home, /#services, /#about or /#contact.'],
  ['/gallery/fete-/', 'warning: "/gallery/fete-/" leads to no photo. … Did you mean …%20✨/?'],
  ['/gallery/2/', 'warning: "/gallery/2/" leads to no photo. …'],
  ['/about/team/', 'error: … Write /, /about/, /contact/, /gallery/, /services/ or /what…'],
  ['/our%20rule.pdf', 'error: … leads to no file. … Did you mean /our%20rules.pdf?'],
])('a link to %s leads nowhere, in a text and in a field', async (url, said) => {
  expect(await wrongLinks(url)).toEqual([saying(said), saying(said.replace(':', ': … › href:'))]);
});

test('a draft is checked, and nothing may show it or link to it', async () => {
  const draft = `draft: yes\n---\n\n[Here](/gallery/a/)\n`;
  const about = ABOUT.replace(/^( +)label: .*$/m, '$&\n$1photo: a');
  const files = { 'gallery/a.md': PHOTO.replace(/---\n$/, draft), 'about.md': about };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(/about\.md line \d+, warning: .*there is no photo named "a"/),
    expect.stringMatching(/a\.md line 10, warning: "\/gallery\/a\/" leads to no photo/),
  ]);
});
