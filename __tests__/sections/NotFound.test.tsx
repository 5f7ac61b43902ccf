import { render, screen } from '@testing-library/react';
import { NotFound } from '../../src/sections/NotFound';
import { siteContent } from '../support/content';

let logged: unknown[][];

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'error').mockImplementation((...line: unknown[]) => logged.push(line));
});

const notFound = (path: string) => <NotFound copy={siteContent.notFoundPage} path={path} />;

test('says so and leads home', () => {
  render(notFound('/no/such/page/'));
  expect(
    screen.getByRole('heading', { level: 1, name: siteContent.notFoundPage.heading }),
  ).toBeVisible();
  expect(screen.getByText('Nothing at these bearings')).toBeVisible();
  expect(screen.getByRole('link', { name: siteContent.notFoundPage.link })).toHaveAttribute(
    'href',
    '/',
  );
});

test('logs each missing path once', () => {
  const { rerender } = render(notFound('/first/'));
  rerender(notFound('/first/'));
  rerender(notFound('/second/'));
  expect(logged.map((line) => line.join(' '))).toEqual([
    expect.stringContaining('/first/'),
    expect.stringContaining('/second/'),
  ]);
});
