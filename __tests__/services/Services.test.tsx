import { render, screen, within } from '@testing-library/react';
import { Services } from '../../src/services/Services';
import { ServicesGrid } from '../../src/services/ServicesGrid';
import { siteContent } from '../support/content';

const { services } = siteContent;

test('the cards on home link to the contact section below', () => {
  render(<Services content={siteContent} />);
  const links = screen.getAllByRole('link', { name: /^Ask about it / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(() => '#contact'));
});

test('each doll on the stage leads to the card of its service', () => {
  render(<ServicesGrid content={siteContent} />);
  const [stage, grid] = screen.getAllByRole('list').map((list) => within(list));
  const cards = grid.getAllByRole('article');
  for (const [at, service] of services.entries()) {
    // No line ends in an ampersand.
    const title = service.title.replace('& ', '&\u00a0');
    const href = stage.getByRole('link', { name: title }).getAttribute('href');
    expect(document.querySelector(`${href}`)).toContainElement(cards[at]);
    expect(within(cards[at]).getByRole('heading', { name: title })).toBeVisible();
  }
});

test.each([1, 4, 5, 7])('%i cards fill their rows of two and of three', (count) => {
  const [service] = services;
  const many = Array.from({ length: count }, (_, at) => ({ ...service, slug: `service-${at}` }));
  render(<ServicesGrid content={{ ...siteContent, services: many }} />);
  const [, grid] = screen.getAllByRole('list');
  const cards = within(grid)
    .getAllByRole('listitem')
    .map((card) => card.dataset);
  const twos = cards.filter(({ row }) => row === 'two').length;
  expect(cards.map(({ row }) => row)).toEqual([
    ...Array<string>(twos).fill('two'),
    ...Array<string>(count - twos).fill('three'),
  ]);
  if (count > 1) expect([twos % 2, (count - twos) % 3]).toEqual([0, 0]);
  // On tablets the others are in rows of two.
  const alone = cards.flatMap((card, at) => (card.alone === 'true' ? at : []));
  expect(alone).toEqual(count % 2 ? [0] : []);
});
