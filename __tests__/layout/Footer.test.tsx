import { render, screen } from '@testing-library/react';
import { Footer } from '../../src/layout/Footer';
import { siteContent } from '../support/content';

const { site } = siteContent;

test('a visitor can write, find the address, and follow the legal links', () => {
  render(<Footer site={site} pathname="/" />);
  for (const [name, href] of [
    ...site.legalLinks.map((link) => [link.name, link.href]),
    ['quay@harbourlight.example', 'mailto:quay@harbourlight.example'],
    [/^The Old Pilot House/, 'https://maps.example/cod-rock'],
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('without a label of its own, the place in the row is called as the links to write', () => {
  render(<Footer site={{ ...site, labels: { ...site.labels, place: null } }} pathname="/" />);
  expect(screen.getByRole('link', { name: site.labels.contact })).toBeVisible();
});

test('the year is that of the visitor’s clock and time zone', () => {
  jest.useFakeTimers({ now: new Date(2032, 0, 1) });
  render(<Footer site={site} pathname="/" />);
  expect(screen.getByText(/^© 2032 Harbourlight/)).toBeVisible();
});

test.each([
  ['/', true],
  ['/contact/', true],
  ['/gallery/2/', true],
  ['/gallery/low-tide/', false],
  ['/night-rules/', false],
])('at %s, the row with the place to write is above it: %s', (pathname, isThere) => {
  render(<Footer site={site} pathname={pathname} />);
  const place = screen.queryByRole('link', { name: site.labels.place ?? '' });
  expect(place !== null).toBe(isThere);
});
