import { isCurrent, linkFrom } from '../../src/navigation/links';

test.each([
  { href: '#about', home: '#about', elsewhere: '/#about' },
  { href: '#', home: '#', elsewhere: '#' },
  { href: '/about/', home: '/about/', elsewhere: '/about/' },
  { href: '/#about', home: '/#about', elsewhere: '/#about' },
  {
    href: 'https://tides.example/today',
    home: 'https://tides.example/today',
    elsewhere: 'https://tides.example/today',
  },
  {
    href: 'mailto:quay@harbourlight.example',
    home: 'mailto:quay@harbourlight.example',
    elsewhere: 'mailto:quay@harbourlight.example',
  },
])('$href leads to $home from home, to $elsewhere from other pages', (link) => {
  expect(linkFrom('/', link.href)).toBe(link.home);
  expect(linkFrom('/gallery/', link.href)).toBe(link.elsewhere);
});

test.each([
  { pathname: '/', current: ['/'] },
  { pathname: '/about/', current: ['/about/', '/about'] },
  { pathname: '/gallery/2/', current: ['/gallery/'] },
  { pathname: '/gallery/morning-boats/', current: ['/gallery/'] },
  { pathname: '/about/no-such-page/', current: [] },
])('on $pathname the current links are $current', ({ pathname, current }) => {
  const hrefs = ['/', '/#about', '#about', '/about/', '/about', '/gallery/', 'https://a.example/'];
  expect(hrefs.filter((href) => isCurrent(pathname, href))).toEqual(current);
});
