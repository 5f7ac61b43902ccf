import { render, screen, within } from '@testing-library/react';
import { ServicesGrid } from '../../src/services/ServicesGrid';
import { siteContent } from '../support/content';

const { services } = siteContent;

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
    expect(within(cards[at]).getByRole('img', { name: service.alt })).toBeVisible();
  }
});

// What stands in each row of wide screens; "+" has a longer text.
test.each([
  ['-', '1'],
  ['----', '2222'],
  ['-----', '22333'],
  ['-------', '2222333'],
  ['+----', '12222'],
  ['--+-+-----', '2211122333'],
])('the cards %s fill their rows: %s', (typed, rows) => {
  const many = Array.from(typed, (sign, at) => ({
    ...services[0],
    slug: `service-${at}`,
    delay: null,
    childMarkdownRemark: sign === '+' ? { html: '<p>More.</p>' } : null,
  }));
  render(<ServicesGrid content={{ ...siteContent, services: many }} />);
  const [, grid] = screen.getAllByRole('list');
  const cards = [...grid.children] as HTMLElement[];
  expect(cards.map(({ dataset }) => dataset.perRow).join('')).toBe(rows);
  // On tablets the others are in rows of two, of which each is whole.
  const pairs = cards.map(({ dataset }) => (dataset.alone === 'true' ? '|' : '-')).join('');
  expect(pairs.split('|').every(({ length }) => length % 2 === 0)).toBe(true);
  // Without delays of their own, the cards of a row follow each other.
  const delays = cards.map(({ firstElementChild: card }) =>
    parseInt((card as HTMLElement).style.getPropertyValue('--delay')),
  );
  const places = rows.replace(/333|22|1/g, (row) => '012'.slice(0, row.length));
  expect(delays).toEqual(Array.from(places, (place) => 150 * Number(place)));
});
