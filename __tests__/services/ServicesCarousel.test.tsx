import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ServicesCarousel } from '../../src/services/ServicesCarousel';
import { siteContent } from '../support/content';
import { installMatchMedia, type FakeMedia } from '../support/matchMedia';
import { swipe, touch } from '../support/touch';
import { visitor } from '../support/user';

const TITLES = siteContent.services.map(({ title }) => title);
const COUNT = TITLES.length;
/** Positions at which four cards are in sight; the last of them. */
const POSITIONS = COUNT - 4 + 1;
const END = POSITIONS - 1;
const DESKTOP = 1024;
const PHONE = DESKTOP - 1;

let media: FakeMedia;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const carousel = (
  <ServicesCarousel services={siteContent.services} copy={siteContent.servicesPage} />
);

function show(width: number) {
  media = installMatchMedia({ width });
  render(carousel);
  return visitor();
}

/** On a phone, where swipes are noticed from the first sign of life on. */
async function showOnPhone() {
  show(PHONE);
  await act(async () => {
    fireEvent.scroll(window);
    await import('../../src/components/Swipes');
  });
}

function resizeTo(width: number) {
  act(() => media.set({ width }));
}

const slides = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
const next = () => screen.getByRole('button', { name: 'Next services' });
const previous = () => screen.getByRole('button', { name: 'Previous services' });
const dots = () => screen.getAllByRole('button', { name: /^Show / });
const announced = () => screen.getByRole('status').textContent;

/** Titles of the cards in sight. */
const inSight = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => within(slide).getByRole('heading').textContent);

/** Place of the current dot, counted from 0; there is always exactly one. */
function currentDot() {
  const current = dots().filter((dot) => dot.getAttribute('aria-current') === 'true');
  expect(current).toHaveLength(1);
  return dots().indexOf(current[0]);
}

/** The cards in sight when the first of them is the one at a place. */
const four = (first: number) => TITLES.slice(first, first + 4);

describe('on a desktop', () => {
  test('four cards are in sight; next and previous step by one, and wrap at both ends', async () => {
    const user = show(DESKTOP);
    expect(inSight()).toEqual(four(0));
    expect(dots()).toHaveLength(POSITIONS);
    for (const position of [...Array.from({ length: END }, (_, step) => step + 1), 0]) {
      await user.click(next());
      expect(inSight()).toEqual(four(position));
      expect(currentDot()).toBe(position);
    }
    for (const position of [END, END - 1]) {
      await user.click(previous());
      expect(inSight()).toEqual(four(position));
      expect(currentDot()).toBe(position);
    }
  });

  test('it says where it went, politely, and only after an action', async () => {
    const user = show(DESKTOP);
    resizeTo(PHONE);
    resizeTo(DESKTOP);
    expect(announced()).toBe('');
    await user.click(next());
    expect(announced()).toBe(`Showing services 2 to 5 of ${COUNT}`);
  });
});

describe('on a phone', () => {
  test.each([
    { distance: -49, shown: 0 },
    { distance: -50, shown: 1 },
    { distance: 49, shown: 0 },
    { distance: 50, shown: COUNT - 1 },
  ])('a swipe of $distance px leads to card $shown', async ({ distance, shown }) => {
    await showOnPhone();
    swipe(slides()[0], distance);
    expect(inSight()).toEqual([TITLES[shown]]);
    expect(currentDot()).toBe(shown);
    const said = shown === 0 ? '' : `Showing ${TITLES[shown]}, ${shown + 1} of ${COUNT}`;
    expect(announced()).toBe(said);
  });

  test('the cards follow the finger, and come to rest when it is lifted', async () => {
    await showOnPhone();
    const track = slides()[0].parentElement;
    touch('touchstart', slides()[0], [[300, 300]]);
    touch('touchmove', slides()[0], [[270, 300]]);
    expect(track).toHaveStyle('--drag: -30px');
    expect(track).toHaveAttribute('data-dragged');
    touch('touchend', slides()[0], []);
    expect(track).toHaveStyle('--drag: 0px');
    expect(track).not.toHaveAttribute('data-dragged');
  });
});

describe('a change of width', () => {
  test('keeps to the last position there is', async () => {
    const user = show(PHONE);
    await user.click(dots()[COUNT - 1]);
    resizeTo(DESKTOP);
    expect(inSight()).toEqual(four(END));
    expect(currentDot()).toBe(END);
    await user.click(previous());
    expect(inSight()).toEqual(four(END - 1));
  });

  test('keeps the card in sight that has the focus, else the first one', async () => {
    const user = show(DESKTOP);
    await user.click(dots()[2]);
    resizeTo(PHONE);
    expect(inSight()).toEqual([TITLES[2]]);
    resizeTo(DESKTOP);
    act(() => within(slides()[5]).getByRole('link').focus());
    resizeTo(PHONE);
    expect(inSight()).toEqual([TITLES[5]]);
    resizeTo(DESKTOP);
    expect(inSight()).toContain(TITLES[5]);
  });
});

test.each([
  { services: 3, wide: 1 },
  { services: 4, wide: 1 },
  { services: 9, wide: 6 },
])('$services services have $wide dots on a desktop, one each on a phone', (counts) => {
  media = installMatchMedia({ width: DESKTOP });
  const services = Array.from({ length: counts.services }, (_, index) => ({
    ...siteContent.services[0],
    slug: `service-${index}`,
  }));
  render(<ServicesCarousel services={services} copy={siteContent.servicesPage} />);
  expect(dots()).toHaveLength(counts.wide);
  resizeTo(PHONE);
  expect(dots()).toHaveLength(counts.services);
});

test('no card is inert in the markup of the server: all can be read without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(carousel);
  expect(within(page).getAllByRole('heading')).toHaveLength(COUNT);
  expect(page.querySelector('[inert]')).toBeNull();
});
