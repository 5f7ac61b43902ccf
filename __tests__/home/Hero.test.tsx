import { render, screen, within } from '@testing-library/react';
import { Hero } from '../../src/home/Hero';
import { siteContent } from '../support/content';

const { home } = siteContent;

test('each board leads to the service that answers, and a link to the form', () => {
  render(<Hero home={home} />);
  const { question = '', other, links = [] } = home.boards ?? {};
  const boards = within(screen.getByRole('navigation', { name: question }));
  for (const { name, service } of links) {
    expect(boards.getByRole('link', { name })).toHaveAttribute('href', `/services/#${service}`);
  }
  expect(boards.getByRole('link', { name: `${other}` })).toHaveAttribute('href', '#contact');
});

test('nothing stands where an owner wrote no boards and no costs', () => {
  render(<Hero home={{ ...home, boards: null, hero: { ...home.hero, costs: [] } }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
