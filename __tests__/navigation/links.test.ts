import { isCurrent, linkFrom } from '../../src/navigation/links';

test.each([
  ['#about', '#about', '/#about'],
  ['#', '#', '#'],
  ['/about/', '/about/', '/about/'],
  ['/#about', '/#about', '/#about'],
  ['https://tides.example/today', 'https://tides.example/today', 'https://tides.example/today'],
  ['mailto:quay@tides.example', 'mailto:quay@tides.example', 'mailto:quay@tides.example'],
])('%s leads to %s from home, to %s from other pages', (href, home, elsewhere) => {
  expect(linkFrom('/', href)).toBe(home);
  expect(linkFrom('/gallery/', href)).toBe(elsewhere);
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
