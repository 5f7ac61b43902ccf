import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesCarousel } from '../../src/services/ServicesCarousel';
import { siteContent } from '../support/content';
import { installMatchMedia } from '../support/matchMedia';

const TITLES = siteContent.services.map(({ title }) => title);
/** The narrowest window that shows four cards, and the widest that shows one, px. */
const [DESKTOP, PHONE] = [1024, 1023];

let resize: ReturnType<typeof installMatchMedia>;

/** Renders the carousel in a window of that width. */
function show(width: number) {
  resize = installMatchMedia(width);
  render(<ServicesCarousel content={siteContent} />);
  return userEvent.setup();
}

const resizeTo = (width: number) => act(() => resize(width));

const slides = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription="boat"]')];

/** Waits until the browser no longer scrolls the cards: then the others are inert. */
const taken = () => waitFor(() => expect(slides().at(-1)).toHaveAttribute('inert'));

/** Titles of the cards in view. */
const inView = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => within(slide).getByRole('heading').textContent.replace('\u00a0', ' '));

test.each([
  { width: DESKTOP, shown: `lessons 3 to 6 of ${TITLES.length}` },
  { width: PHONE, shown: `${TITLES[2]}, berth 3 of ${TITLES.length}` },
])(
  'at $width px a screen reader hears of "$shown", after a step only',
  async ({ width, shown }) => {
    const user = show(width);
    const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
    resizeTo(DESKTOP + PHONE - width);
    resizeTo(width);
    expect(announced()).toBe('');
    await user.click(screen.getByRole('button', { name: `Sight ${shown}` }));
    const names = width === PHONE ? '' : `: ${TITLES.slice(2, 6).join(', ')}`;
    await waitFor(() => expect(announced()).toBe(`In sight are ${shown}${names}`));
  },
);

/** Dispatches a touch event; `fingers` are those on the screen after it, such as `300,100 50,200`. */
function touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', fingers = '') {
  const [target] = slides();
  const touches = fingers
    .split(' ')
    .filter(Boolean)
    .map((finger) => {
      const [clientX, clientY] = finger.split(',').map(Number);
      return { clientX, clientY, target };
    });
  fireEvent[type](target, { touches });
}

/** Moves a finger from 300,300 through the points of a path such as `290,300 250,300`, and lifts it. */
function swipe(path: string) {
  touch('touchStart', '300,300');
  for (const point of path.split(' ')) touch('touchMove', point);
  touch('touchEnd');
}

test.each([
  ['251,300', TITLES[0]],
  ['250,300', TITLES[1]],
  ['350,300', TITLES.at(-1)],
  // Only the point where the finger is lifted counts,
  ['150,300 251,300', TITLES[0]],
  // in the direction in which it moved most.
  ['240,361', TITLES[0]],
])('after a finger moved from 300,300 through %s the card %s is in view', async (path, title) => {
  show(PHONE);
  await taken();
  swipe(path);
  expect(inView()).toEqual([title]);
});

test.each(['touchEnd', 'touchCancel'] as const)(
  'the cards follow the finger sideways until %s',
  async (end) => {
    show(PHONE);
    await taken();
    const track = slides()[0].parentElement;
    touch('touchStart', '300,300');
    touch('touchMove', '270,300');
    expect(track).toHaveStyle('--drag: -30px');
    touch('touchMove', '270,340');
    expect(track).toHaveStyle('--drag: 0px');
    touch('touchMove', '270,300');
    touch(end);
    expect(track).not.toHaveAttribute('data-dragged');
  },
);

test('a pinch moves no card, and does not affect the next swipe', async () => {
  show(PHONE);
  await taken();
  touch('touchStart', '300,100');
  touch('touchStart', '300,100 50,200');
  touch('touchMove', '350,100 50,200');
  touch('touchEnd', '350,100');
  touch('touchMove', '352,100');
  touch('touchEnd');
  expect(inView()).toEqual([TITLES[0]]);
  swipe('250,300');
  expect(inView()).toEqual([TITLES[1]]);
});

test.each(['pointer', 'focus'])(
  'pictures out of view are fetched once a %s is near',
  async (what) => {
    const user = show(DESKTOP);
    const lazy = () => slides().filter((slide) => slide.querySelector('picture > [loading=lazy]'));
    expect(lazy()).toHaveLength(TITLES.length);
    if (what === 'pointer') await user.hover(slides()[0]);
    else await user.tab();
    expect(lazy()).toHaveLength(0);
  },
);
