import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ServicesCarousel } from '../../src/services/ServicesCarousel';
import { siteContent } from '../support/content';
import { installMatchMedia, type FakeMedia } from '../support/matchMedia';
import { drag, swipe, touch } from '../support/touch';
import { visitor } from '../support/user';

const TITLES = siteContent.services.map(({ title }) => title);
const COUNT = TITLES.length;
/** Positions at which four cards are in sight; the last of them. */
const POSITIONS = COUNT - 4 + 1;
const END = POSITIONS - 1;
const DESKTOP = 1024;
const PHONE = 390;

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

test('there is one set of cards, in the order of the content', () => {
  show(DESKTOP);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(TITLES);
});

test('it is named and says what it is', () => {
  show(DESKTOP);
  const region = screen.getByRole('group', { name: 'Courses we teach' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides()[2]).toHaveAccessibleName(`${TITLES[2]}, 3 of ${COUNT}`);
});

test('the hint says how to go on', () => {
  show(PHONE);
  expect(screen.getByText('Swipe to see the next course')).toBeInTheDocument();
});

describe('on a desktop', () => {
  test('four cards are in sight, at as many positions as it takes to see all', () => {
    show(DESKTOP);
    expect(inSight()).toEqual(four(0));
    expect(dots()).toHaveLength(POSITIONS);
    expect(currentDot()).toBe(0);
  });

  test('next goes on by one card, and from the last position to the first', async () => {
    const user = show(DESKTOP);
    for (const position of [...Array.from({ length: END }, (_, step) => step + 1), 0, 1]) {
      await user.click(next());
      expect(inSight()).toEqual(four(position));
      expect(currentDot()).toBe(position);
    }
  });

  test('previous goes from the first position to the last, and back by one card', async () => {
    const user = show(DESKTOP);
    for (const position of [END, END - 1, END - 2]) {
      await user.click(previous());
      expect(inSight()).toEqual(four(position));
      expect(currentDot()).toBe(position);
    }
  });

  test('each dot goes to its position', async () => {
    const user = show(DESKTOP);
    for (const position of [3, 0, END]) {
      await user.click(dots()[position]);
      expect(inSight()).toEqual(four(position));
    }
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual(
      Array.from(
        { length: POSITIONS },
        (_, at) => `Show services ${at + 1} to ${at + 4} of ${COUNT}`,
      ),
    );
  });

  test('the track moves along', async () => {
    const user = show(DESKTOP);
    const track = slides()[0].parentElement;
    expect(track).toHaveStyle('--position: 0');
    await user.click(next());
    expect(track).toHaveStyle('--position: 1');
  });

  test('the focus stays on the button pressed, at both ends too', async () => {
    const user = show(DESKTOP);
    next().focus();
    for (let step = 0; step <= POSITIONS; step += 1) {
      await user.keyboard('{Enter}');
      expect(next()).toHaveFocus();
    }
    previous().focus();
    for (let step = 0; step <= POSITIONS; step += 1) {
      await user.keyboard(' ');
      expect(previous()).toHaveFocus();
    }
    dots()[END].focus();
    await user.keyboard('{Enter}');
    expect(dots()[END]).toHaveFocus();
    expect(dots()[END]).toBeEnabled();
  });

  test('it says where it went, politely, and only after an action', async () => {
    const user = show(DESKTOP);
    expect(announced()).toBe('');
    resizeTo(PHONE);
    resizeTo(DESKTOP);
    expect(announced()).toBe('');
    await user.click(next());
    expect(announced()).toBe(`Showing services 2 to 5 of ${COUNT}`);
    await user.click(dots()[0]);
    expect(announced()).toBe(`Showing services 1 to 4 of ${COUNT}`);
  });
});

describe('on a phone', () => {
  test('one card is in sight, at a position for each', () => {
    show(PHONE);
    expect(inSight()).toEqual([TITLES[0]]);
    expect(dots()).toHaveLength(COUNT);
    expect(currentDot()).toBe(0);
  });

  test.each([
    { distance: -49, shown: 0 },
    { distance: -50, shown: 1 },
    { distance: -300, shown: 1 },
    { distance: 49, shown: 0 },
    { distance: 50, shown: COUNT - 1 },
  ])('a swipe of $distance px leads to card $shown', async ({ distance, shown }) => {
    await showOnPhone();
    swipe(slides()[0], distance);
    expect(inSight()).toEqual([TITLES[shown]]);
    expect(currentDot()).toBe(shown);
  });

  test('swipes wrap at both ends', async () => {
    await showOnPhone();
    for (const shown of [...TITLES.keys()].slice(1).concat(0)) {
      swipe(slides()[0], -60);
      expect(inSight()).toEqual([TITLES[shown]]);
    }
    for (const shown of [COUNT - 1, COUNT - 2]) {
      swipe(slides()[0], 60);
      expect(inSight()).toEqual([TITLES[shown]]);
    }
  });

  test('a swipe that went far and came back to 49 px does nothing', async () => {
    await showOnPhone();
    drag(slides()[0], [300, 300], [100, 300], [251, 300]);
    expect(inSight()).toEqual([TITLES[0]]);
  });

  test('a mostly vertical drag does nothing', async () => {
    await showOnPhone();
    drag(slides()[0], [300, 300], [240, 450]);
    expect(inSight()).toEqual([TITLES[0]]);
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

  test('each dot goes to its service', async () => {
    const user = show(PHONE);
    expect(dots()[COUNT - 1]).toHaveAccessibleName(
      `Show ${TITLES[COUNT - 1]}, ${COUNT} of ${COUNT}`,
    );
    await user.click(dots()[COUNT - 1]);
    expect(inSight()).toEqual([TITLES[COUNT - 1]]);
    expect(announced()).toBe(`Showing ${TITLES[COUNT - 1]}, ${COUNT} of ${COUNT}`);
  });

  test('a swipe is announced too', async () => {
    await showOnPhone();
    swipe(slides()[0], -50);
    expect(announced()).toBe(`Showing ${TITLES[1]}, 2 of ${COUNT}`);
  });
});

describe('a change of width', () => {
  test.each([
    { width: 1023, visible: 1, positions: COUNT },
    { width: 1024, visible: 4, positions: POSITIONS },
  ])('at $width px $visible in sight, at $positions positions', ({ width, visible, positions }) => {
    show(width);
    expect(inSight()).toHaveLength(visible);
    expect(dots()).toHaveLength(positions);
  });

  test('keeps to the last position there is', async () => {
    const user = show(PHONE);
    await user.click(dots()[COUNT - 1]);
    resizeTo(DESKTOP);
    expect(inSight()).toEqual(four(END));
    expect(currentDot()).toBe(END);
    await user.click(previous());
    expect(inSight()).toEqual(four(END - 1));
  });

  test('keeps the first card in sight where it can', async () => {
    const user = show(DESKTOP);
    await user.click(dots()[2]);
    resizeTo(PHONE);
    expect(inSight()).toEqual([TITLES[2]]);
  });

  test('keeps the card in sight that has the focus', async () => {
    const user = show(DESKTOP);
    await user.click(dots()[2]);
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
  { services: 12, wide: 9 },
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

describe('cards out of sight', () => {
  test.each([
    { width: DESKTOP, reachable: 4 },
    { width: PHONE, reachable: 1 },
  ])('cannot be reached at $width px', ({ width, reachable }) => {
    show(width);
    const links = slides().map((slide) => within(slide).getByRole('link'));
    expect(links.map((link) => link.closest('[inert]') === null)).toEqual(
      TITLES.map((_, index) => index < reachable),
    );
  });

  test('are none in the markup of the server: all can be read without scripts', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(carousel);
    expect(within(page).getAllByRole('heading')).toHaveLength(COUNT);
    expect(page.querySelector('[inert]')).toBeNull();
  });
});
