import { render, screen } from '@testing-library/react';
import { Services } from '../../src/services/Services';
import { ServicesGrid } from '../../src/services/ServicesGrid';
import { siteContent } from '../support/content';

const { services } = siteContent;

test('the cards on home link to the contact section below', () => {
  render(<Services content={siteContent} />);
  const links = screen.getAllByRole('link', { name: /^Ask about it: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(() => '#contact'));
});

test.each([2, 4, 5, 6, 7, 9])('%i cards fill their rows of two and of three', (count) => {
  const [service] = services;
  const many = Array.from({ length: count }, (_, at) => ({ ...service, slug: `service-${at}` }));
  render(<ServicesGrid content={{ ...siteContent, services: many }} />);
  const rows = screen.getAllByRole('listitem').map((card) => card.dataset.row);
  const twos = rows.filter((row) => row === 'two').length;
  expect(rows).toEqual([
    ...Array<string>(twos).fill('two'),
    ...Array<string>(count - twos).fill('three'),
  ]);
  expect([twos % 2, (count - twos) % 3]).toEqual([0, 0]);
});
