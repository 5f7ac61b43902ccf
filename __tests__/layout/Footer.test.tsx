import { render, screen } from '@testing-library/react';
import { HasDolls } from '../../src/dolls/HasDolls';
import { Footer } from '../../src/layout/Footer';
import { siteContent } from '../support/content';

const { site } = siteContent;

test('the year is that of the visitor’s clock and time zone', () => {
  jest.useFakeTimers({ now: new Date(2032, 0, 1) });
  render(<Footer site={site} pathname="/" />);
  expect(screen.getByText(/^© 2032 Harbourlight/)).toBeVisible();
});

test.each([
  ['/', true, true],
  ['/', false, false],
  ['/contact/', true, true],
  ['/gallery/2/', true, true],
  ['/gallery/low-tide/', true, false],
  ['/night-rules/', true, false],
])('at %s, with dolls %s, the row with the place to write is above it: %s', (...row) => {
  const [pathname, hasDolls, isThere] = row;
  render(
    <HasDolls value={hasDolls}>
      <Footer site={site} pathname={pathname} />
    </HasDolls>,
  );
  const place = screen.queryByRole('link', { name: site.labels.place ?? '' });
  expect(place !== null).toBe(isThere);
});
