import { act, render, screen, within } from '@testing-library/react';
import { ServicesCarousel } from '../../src/services/ServicesCarousel';
import { siteContent } from './content';
import { installMatchMedia, type FakeMedia } from './matchMedia';
import { visitor } from './user';

/** Titles of the cards. */
export const TITLES = siteContent.services.map(({ title }) => title);
/** How many there are. */
export const COUNT = TITLES.length;
/** Positions at which four cards are in sight. */
export const POSITIONS = COUNT - 4 + 1;
/** The last of these positions. */
export const END = POSITIONS - 1;
/** The narrowest window with four cards, and the widest with one, px. */
export const DESKTOP = 1024;
export const PHONE = DESKTOP - 1;

let media: FakeMedia;

/** Shows the carousel in a window of that width. */
export function show(width: number, services = siteContent.services) {
  media = installMatchMedia({ width });
  render(<ServicesCarousel services={services} copy={siteContent.servicesPage} />);
  return visitor();
}

/** Gives the window another width. */
export function resizeTo(width: number) {
  act(() => media.set({ width }));
}

/** All cards. */
export const slides = () => [
  ...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]'),
];
/** The button that leads one card back. */
export const previous = () => screen.getByRole('button', { name: 'Previous services' });
/** A dot for each position. */
export const dots = () => screen.getAllByRole('button', { name: /^Show / });

/** Titles of the cards in sight. */
export const inSight = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => within(slide).getByRole('heading').textContent);

/** Place of the current dot, counted from 0; there is always exactly one. */
export function currentDot() {
  const current = dots().filter((dot) => dot.getAttribute('aria-current') === 'true');
  expect(current).toHaveLength(1);
  return dots().indexOf(current[0]);
}

/** The cards in sight when the first of them is the one at a place. */
export const four = (first: number) => TITLES.slice(first, first + 4);
