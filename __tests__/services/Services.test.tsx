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

test('a longer text is closed below its card, whose link it is not in', () => {
  const childMarkdownRemark = { html: '<p>Twelve Saturdays.</p>' } as Queries.MarkdownRemark;
  const [first, ...rest] = services;
  const content = { ...siteContent, services: [{ ...first, childMarkdownRemark }, ...rest] };
  render(<ServicesGrid content={content} />);
  const text = screen.getByText('Twelve Saturdays.');
  expect(text).not.toBeVisible();
  expect(text.closest('article, [data-state]')).toBeNull();
  expect(text.closest('li')).toBe(screen.getAllByRole('article')[0].closest('li'));
  const label = screen.getByText(siteContent.servicesPage.includes);
  expect(label).toHaveTextContent(`What is in the hold ${first.title}`);
});

test.each([1, 2, 4, 5, 7, 8, 9])('%d cards fill their rows', (total) => {
  const many = Array.from({ length: total }, (_, at) => ({
    ...services[0],
    slug: `service-${at}`,
    delay: null,
  }));
  render(<ServicesGrid content={{ ...siteContent, services: many }} />);
  const [, grid] = screen.getAllByRole('list');
  const cards = [...grid.children] as HTMLElement[];
  const rows = cards.map(({ dataset }) => dataset.perRow).join('');
  expect(rows).toMatch(/^(1|(22)*(333)*)$/);
  // On tablets the others are in rows of two, of which each is whole.
  const alone = cards.map(({ dataset }) => dataset.alone === 'true');
  expect(alone).toEqual(cards.map((_, at) => at === 0 && total % 2 === 1));
  // Without delays of their own, the cards of a row follow each other.
  const delays = cards.map(({ firstElementChild: card }) =>
    parseInt((card as HTMLElement).style.getPropertyValue('--delay')),
  );
  const places = rows.replace(/333|22|1/g, (row) => '012'.slice(0, row.length));
  expect(delays).toEqual(Array.from(places, (place) => 150 * Number(place)));
});
