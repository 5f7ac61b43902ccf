import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Footer } from '../../src/components/Footer';
import { siteContent } from '../support/content';

afterEach(() => {
  jest.useRealTimers();
});

function footer({ pathname = '/', buildYear = 2020 } = {}) {
  return <Footer site={siteContent.site} buildYear={buildYear} pathname={pathname} />;
}

/** Name and address of each quick link. */
function quickLinks() {
  return within(screen.getByRole('navigation', { name: 'Quick links' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('quick links lead to the sections of home', () => {
  render(footer());
  expect(quickLinks()).toEqual([
    ['Home', '#home'],
    ['Services', '#services'],
    ['About', '#about'],
    ['Contact', '#contact'],
  ]);
});

test.each(['/about/', '/services/', '/no/such/page/'])(
  'quick links on %s lead to the sections of home',
  (pathname) => {
    render(footer({ pathname }));
    expect(quickLinks()).toEqual([
      ['Home', '/#home'],
      ['Services', '/#services'],
      ['About', '/#about'],
      ['Contact', '/#contact'],
    ]);
  },
);

test.each(['Terms', 'Privacy', 'Cookies'])('%s is a placeholder', (name) => {
  render(footer());
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#');
});

test('e-mail and phone can be used', () => {
  render(footer());
  expect(screen.getByRole('link', { name: 'hello@elevara.example' })).toHaveAttribute(
    'href',
    'mailto:hello@elevara.example',
  );
  expect(screen.getByRole('link', { name: '+44 20 7946 0123' })).toHaveAttribute(
    'href',
    'tel:+442079460123',
  );
});

describe('the year', () => {
  test.each([
    { now: new Date(2033, 11, 31, 23, 59, 59), year: 2033 },
    { now: new Date(2034, 0, 1), year: 2034 },
  ])('is $year on the clock of the visitor', ({ now, year }) => {
    jest.useFakeTimers({ now });
    render(footer({ buildYear: 2020 }));
    expect(screen.getByText(`© ${year} Elevara. All rights reserved.`)).toBeVisible();
  });

  test('is that of the build until the visitor can be asked', () => {
    jest.useFakeTimers({ now: new Date('2034-06-01') });
    expect(renderToString(footer({ buildYear: 2020 }))).toContain('© 2020 Elevara.');
  });
});
