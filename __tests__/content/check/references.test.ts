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
const NOTICE = `${RIGHT.pages}\n## Lost & found\n\n## Für alle\n\n[Here](#lost--found)\n`;

/** What is wrong with links to these addresses in a site with that page, a service, a photo and a file. */
async function wrongLinks(...urls: string[]) {
  const links = urls.map((url) => `[link](${url})`).join('\n');
  const problems = await problemsOf({
    'pages/what-we-keep.md': NOTICE,
    'gallery/fête ✨.md': `${PHOTO}\n${links}\n`,
    '../static/our rules.pdf': '',
  });
  return problems.map((said) => said.replace(/^.* line \d+, /, ''));
}

test('a link may name each page, section, service, heading, photo and file of the site', async () => {
  const sections = ['/#about', '/services/#swimming-hours', '/services#swimming-hours'];
  const headings = [
    '/what-we-keep/#lost--found',
    '/what-we-keep/#für-alle',
    '/what-we-keep/#f%C3%BCr-alle',
  ];
  const others = [
    '/',
    '/about',
    '/gallery/',
    '/gallery/f%C3%AAte%20%E2%9C%A8/',
    '/our%20rules.pdf',
  ];
  expect(await wrongLinks(...sections, ...headings, ...others)).toEqual([]);
});

test.each([
  [
    '/what-we-keep/#lost',
    'warning: … Write /what-we-keep/, /what-we-keep/#lost--found or /what-we-keep/#für-alle. Did…',
  ],
  ['/services/#swiming-hours', 'warning: … Did you mean /services/#swimming-hours?'],
  [
    '/gallery/#lost',
    'warning: "/gallery/#lost" leads to no place on that page. Write /gallery/. …',
  ],
  ['/gallery/fete/', 'warning: "/gallery/fete/" leads to no photo. … and a slash. Did you mean …?'],
  ['/gallery/2/', 'warning: "/gallery/2/" leads to no photo. …'],
  ['/gallery/caf%E9/', 'warning: "/gallery/caf%E9/" leads to no photo. …'],
  ['/about/team/', 'error: "/about/team/" leads to no page. …'],
  [
    '/our%20rule.pdf',
    'error: "/our%20rule.pdf" leads to no file. … Did you mean /our%20rules.pdf?',
  ],
  ['#lost--found', 'error: "#lost--found" is not an address that a link can have here. …'],
])('a link to %s leads nowhere', async (url, said) => {
  expect(await wrongLinks(url)).toEqual([saying(said)]);
});

test('a link to a photo that is not there is named in a field, too', async () => {
  const site = withLine(SITE, 'href', 'href: /gallery/c/');
  expect(await problemsOf({ 'site.md': site })).toEqual([
    saying('content/site.md line …, warning: … › 1 › href: "/gallery/c/" leads to no photo. …'),
  ]);
});

test('a draft is checked, and nothing may show it or link to it', async () => {
  const draft = `draft: yes\n---\n\n[Here](/gallery/a/)\n`;
  const about = ABOUT.replace(/^( +)label: .*$/m, '$&\n$1photo: a');
  const page = NOTICE.replace('updated', 'draft: true\nupdated');
  const files = {
    'gallery/a.md': PHOTO.replace(/---\n$/, draft),
    'about.md': about,
    'pages/soon.md': page.replace(/title: .*/, 'title: Soon'),
  };
  expect(await problemsOf(files)).toEqual([
    expect.stringMatching(/about\.md line \d+, warning: .*the gallery has no photo named "a"/),
    expect.stringMatching(/a\.md line 10, warning: "\/gallery\/a\/" leads to no photo/),
  ]);
});
