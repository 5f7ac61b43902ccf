import { render, screen } from '@testing-library/react';
import { Hero } from '../../src/home/Hero';
import { siteContent } from '../support/content';

const { home } = siteContent;

test('the link below the boards’ question leads to the form', () => {
  render(<Hero home={home} />);
  const other = screen.getByRole('link', { name: home.boards?.other ?? '' });
  expect(other).toHaveAttribute('href', '#contact');
});

test('nothing stands where an owner wrote no boards and no costs', () => {
  render(<Hero home={{ ...home, boards: null, hero: { ...home.hero, costs: [] } }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
