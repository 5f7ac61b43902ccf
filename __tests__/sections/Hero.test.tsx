import { render, screen } from '@testing-library/react';
import { Hero } from '../../src/sections/Hero';
import { siteContent } from '../support/content';

const { hero } = siteContent.home;

beforeEach(() => {
  render(<Hero hero={hero} />);
});

test('says what the business is', () => {
  expect(screen.getByText('Steady Hands')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Every Learner Finds A Harbour$/,
  );
  expect(screen.getByText(hero.mission)).toBeVisible();
});

test.each([
  ['See The Courses', '#services'],
  ['Hail The Crew', '#contact'],
])('the button %s leads to %s', (name, href) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the picture is fetched before anything else and wears the badge', () => {
  const picture = screen.getByRole('img', { name: hero.alt });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByText('Since The First Tide').parentElement).toHaveTextContent(
    /^Since The First TideA crew of patient teachers$/,
  );
});
