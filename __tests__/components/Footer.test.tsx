import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Footer } from '../../src/components/Footer';
import { siteContent } from '../support/content';

afterEach(() => {
  jest.useRealTimers();
});

function footer(pathname = '/') {
  return <Footer site={siteContent.site} pathname={pathname} />;
}

/** The addresses of the quick links. */
const quickLinks = () =>
  within(screen.getByRole('navigation', { name: siteContent.site.labels.quickLinks }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('links lead where the content says; sections are those of home, also from other pages', () => {
  const { rerender } = render(footer());
  expect(quickLinks()).toEqual(siteContent.site.quickLinks.map(({ href }) => href));
  rerender(footer('/about/'));
  expect(quickLinks()).toEqual(expect.arrayContaining(['/#home', '/#services']));
  for (const [name, href] of [
    ...siteContent.site.legalLinks.map((link) => [link.name, '#']),
    ['quay@harbourlight.example', 'mailto:quay@harbourlight.example'],
    ['+1 902 555 0142', 'tel:+19025550142'],
  ]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

describe('the year', () => {
  test.each([
    { now: new Date(2033, 11, 31, 23, 59, 59), year: 2033 },
    { now: new Date(2034, 0, 1), year: 2034 },
  ])('is $year on the clock of the visitor', ({ now, year }) => {
    jest.useFakeTimers({ now });
    render(footer());
    expect(
      screen.getByText(`© ${year} Harbourlight. No rights reserved on the sea.`),
    ).toBeVisible();
  });

  test('is that of the build until the visitor can be asked', () => {
    jest.useFakeTimers({ now: new Date('2034-06-01') });
    expect(renderToString(footer())).toContain('© 2020 Harbourlight.');
  });
});
