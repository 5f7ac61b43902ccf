import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dialog, onClose, open, photos, shown } from '../support/openedPhoto';
import { drag, touch, type Point } from '../support/touch';
import { visitor } from '../support/user';

const LAST = photos.length - 1;

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
  onClose.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

test('goes on to the next photo and back to the previous one, over both ends, and says so politely', async () => {
  open(LAST);
  const announcement = () => within(dialog()).getAllByRole('status').at(-1)?.textContent;
  expect(announcement()).toBe('');
  for (const [name, place] of [
    ['Next photo', 0],
    ['Previous photo', LAST],
    ['Previous photo', LAST - 1],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(shown()).toBe(place);
    expect(screen.getByRole('button', { name })).toHaveFocus();
    expect(announcement()).toBe(`${photos[place].title}, ${place + 1} of ${photos.length}`);
  }
});

describe('the keyboard', () => {
  test.each([
    { key: 'ArrowRight', from: LAST, to: 0 },
    { key: 'ArrowLeft', from: 4, to: 3 },
    { key: 'Home', from: 4, to: 0 },
    { key: 'End', from: 4, to: LAST },
    { key: 'ArrowDown', from: 4, to: 4 },
  ])('$key leads from $from to $to', async ({ key, from, to }) => {
    open(from);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard(`{${key}}`);
    expect(shown()).toBe(to);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])(
    'leaves arrows with %s to the browser',
    (modifier) => {
      open(4);
      expect(fireEvent.keyDown(dialog(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
      expect(shown()).toBe(4);
    },
  );
});

describe('a swipe', () => {
  test.each<{ end: Point; to: number; closed: number }>([
    { end: [250, 300], to: 5, closed: 0 },
    { end: [350, 300], to: 3, closed: 0 },
    { end: [300, 350], to: 4, closed: 1 },
  ])('from 300, 300 to $end leads from 4 to $to, and closes: $closed', ({ end, to, closed }) => {
    open(4);
    drag(within(dialog()).getByRole('img'), [300, 300], end);
    expect(shown()).toBe(to);
    expect(onClose).toHaveBeenCalledTimes(closed);
  });

  test('down a dialog that is scrolled only scrolls it back', () => {
    open(4);
    dialog().scrollTop = 120;
    drag(dialog(), [300, 300], [300, 400]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('is followed by the picture, which comes to rest again', () => {
    open(4);
    const stage = within(dialog()).getByRole('img').closest('.stage');
    touch('touchstart', dialog(), [[300, 300]]);
    touch('touchmove', dialog(), [[270, 300]]);
    expect(stage).toHaveStyle('--drag: -30px 0px');
    touch('touchend', dialog(), []);
    expect(stage).toHaveStyle('--drag: 0px 0px');
    expect(stage).not.toHaveAttribute('data-dragged');
  });
});

test('the neighbours are fetched once the picture has arrived, not before', () => {
  open(0);
  const ahead = () =>
    [...dialog().querySelectorAll('[hidden] img')].map((image) => image.getAttribute('src'));
  expect(ahead()).toEqual([]);
  fireEvent.load(within(dialog()).getByRole('img'));
  const files = [photos[1], photos[LAST]].map(({ src }) => src.gatsbyImageData.images.fallback);
  expect(ahead()).toEqual(files.map((file) => file?.src));
});
