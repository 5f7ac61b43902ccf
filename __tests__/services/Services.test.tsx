import { render, screen, within } from '@testing-library/react';
import { Services } from '../../src/services/Services';
import { ServicesGrid } from '../../src/services/ServicesGrid';
import { siteContent } from '../support/content';
import { installIntersectionObserver, see } from '../support/intersectionObserver';
import { installMatchMedia } from '../support/matchMedia';
import { act } from 'react';

const { services } = siteContent;
const TITLES = services.map(({ title }) => title);

beforeEach(() => {
  installIntersectionObserver();
  installMatchMedia();
});

describe('on home', () => {
  beforeEach(() => {
    render(<Services content={siteContent} />);
  });

  test('are a section with its anchor and a carousel', () => {
    const section = screen.getByRole('region', { name: 'Courses we teach' });
    expect(section).toHaveAttribute('id', 'services');
    expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Courses we teach',
    );
    expect(within(section).getByRole('group', { name: 'Courses we teach' })).toBeVisible();
  });

  test('lead to the contact section below', () => {
    const links = screen.getAllByRole('link', { name: /^Ask about it: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(() => '#contact'));
  });
});

describe('on their own page', () => {
  beforeEach(() => {
    render(<ServicesGrid content={siteContent} />);
  });

  const cards = () => screen.getAllByRole('listitem');
  const fading = (card: HTMLElement) => card.firstElementChild as HTMLElement;

  test('are a list under the heading of the page, each with a link to /#contact', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Courses we teach');
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(TITLES);
    const links = cards().map((card) => within(card).getByRole('link').getAttribute('href'));
    expect(links).toEqual(services.map(() => '/#contact'));
  });

  test('fade in each by itself, after its own delay', () => {
    expect(cards().map((card) => fading(card).style.animationDelay)).toEqual(
      services.map(({ delay }) => `${delay}ms`),
    );
    act(() => {
      for (const card of cards()) see(fading(card), { isIntersecting: false });
    });
    act(() => see(fading(cards()[3]), { isIntersecting: true, intersectionRatio: 0.1 }));
    expect(cards().map((card) => fading(card).dataset.state)).toEqual(
      TITLES.map((_, index) => (index === 3 ? 'shown' : 'waiting')),
    );
  });
});

test.each([2, 4, 5, 6, 7, 9])('%i plates fill their rows of two and of three', (count) => {
  const [service] = services;
  const many = Array.from({ length: count }, (_, at) => ({ ...service, slug: `service-${at}` }));
  render(<ServicesGrid content={{ ...siteContent, services: many }} />);
  const rows = screen.getAllByRole('listitem').map((plate) => plate.dataset.row);
  const twos = rows.filter((row) => row === 'two').length;
  expect(rows).toEqual([
    ...Array<string>(twos).fill('two'),
    ...Array<string>(count - twos).fill('three'),
  ]);
  expect([twos % 2, (count - twos) % 3]).toEqual([0, 0]);
});
