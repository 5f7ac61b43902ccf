import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ServicesCarousel } from '../../src/services/ServicesCarousel';
import {
  COUNT,
  currentDot,
  DESKTOP,
  dots,
  END,
  four,
  inSight,
  PHONE,
  POSITIONS,
  previous,
  resizeTo,
  show,
  slides,
  TITLES,
} from '../support/carousel';
import { siteContent } from '../support/content';
import { swipe, touch } from '../support/touch';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const next = () => screen.getByRole('button', { name: 'Next services' });
const announced = () => screen.getByRole('status').textContent;

/** On a phone, where swipes are noticed from the first sign of life on. */
async function showOnPhone() {
  show(PHONE);
  await act(async () => {
    fireEvent.scroll(window);
    await import('../../src/components/SwipeListener');
  });
}

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

test('no card is inert in the markup of the server: all can be read without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <ServicesCarousel services={siteContent.services} copy={siteContent.servicesPage} />,
  );
  expect(within(page).getAllByRole('heading')).toHaveLength(COUNT);
  expect(page.querySelector('[inert]')).toBeNull();
});
