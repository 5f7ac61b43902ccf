import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/components/Footer';
import { siteContent } from '../support/content';

const { site } = siteContent;

/** Addresses of the quick links on a page. */
function quickLinksOn(pathname: string) {
  const { unmount } = render(<Footer site={site} pathname={pathname} />);
  const links = within(
    screen.getByRole('navigation', { name: site.labels.quickLinks }),
  ).getAllByRole('link');
  unmount();
  return links.map((link) => link.getAttribute('href'));
}

test('quick links lead where the content says, from other pages to the sections of home', () => {
  expect(quickLinksOn('/')).toEqual(site.quickLinks.map(({ href }) => href));
  expect(quickLinksOn('/about/')).toEqual(expect.arrayContaining(['/#home', '/#services']));
});

test('a visitor can write, call, and follow the legal links', () => {
  render(<Footer site={site} pathname="/" />);
  for (const [name, href] of [
    ...site.legalLinks.map((link) => [link.name, '#']),
    ['quay@harbourlight.example', 'mailto:quay@harbourlight.example'],
    ['+1 902 555 0142', 'tel:+19025550142'],
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});
