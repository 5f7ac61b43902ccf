import { fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import PhotoDialog from '../../src/gallery/PhotoDialog';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';
import { installMatchMedia } from '../support/matchMedia';
import { drag, swipe, touch, type Point } from '../support/touch';
import { visitor } from '../support/user';

const { photos } = siteContent;
const LAST = photos.length - 1;

let user: UserEvent;
const onClose = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  installMatchMedia();
  user = visitor();
  onClose.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

function Opened({ first }: { first: number }) {
  const [position, setPosition] = useState(first);
  return (
    <PhotoDialog
      photo={photos[position]}
      position={position}
      total={photos.length}
      photoAt={(at) => photos[at]}
      copy={siteContent.galleryPage}
      founder="Tamsin Oakenby"
      onShow={(at) => {
        setPosition(at);
        return Promise.resolve();
      }}
      onClose={onClose}
    />
  );
}

/** Opens a photo by its place, counted from 0. */
const open = (index: number) => render(<Opened first={index} />);

const dialog = () => screen.getByRole('dialog');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** The place of the photo shown: title, picture, description and count agree on it. */
function shown() {
  const index = photos.findIndex(
    ({ title }) => title === within(dialog()).getByRole('heading').textContent,
  );
  expect(within(dialog()).getByRole('img')).toHaveAccessibleName(photos[index].alt);
  expect(within(dialog()).getByText(photos[index].description)).toBeVisible();
  expect(within(dialog()).getByText(`${index + 1} of ${photos.length}`)).toBeVisible();
  return index;
}

test('shows title, large picture, description and place', () => {
  open(2);
  expect(shown()).toBe(2);
  expect(within(dialog()).getByText(`3 of ${photos.length}`)).toBeVisible();
  const picture = within(dialog()).getByRole('img');
  expect(picture).toHaveAttribute('loading', 'eager');
});

test('is a modal dialog named by the title', () => {
  open(2);
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(dialog()).toHaveAccessibleName(photos[2].title);
});

test('names the gallery and the founder at its foot', () => {
  open(0);
  expect(within(dialog()).getByText('Harbourlight Album')).toBeVisible();
  expect(within(dialog()).getByText('Tamsin Oakenby')).toBeVisible();
});

test('goes on to the next photo, and from the last to the first', async () => {
  open(LAST - 1);
  for (const place of [LAST, 0, 1]) {
    await press('Next photo');
    expect(shown()).toBe(place);
  }
});

test('goes back to the previous photo, and from the first to the last', async () => {
  open(1);
  for (const place of [0, LAST, LAST - 1]) {
    await press('Previous photo');
    expect(shown()).toBe(place);
  }
});

describe('the keyboard', () => {
  test.each([
    { key: 'ArrowRight', from: 4, to: 5 },
    { key: 'ArrowRight', from: LAST, to: 0 },
    { key: 'ArrowLeft', from: 4, to: 3 },
    { key: 'ArrowLeft', from: 0, to: LAST },
    { key: 'Home', from: 4, to: 0 },
    { key: 'End', from: 4, to: LAST },
    { key: 'ArrowDown', from: 4, to: 4 },
  ])('$key leads from $from to $to', async ({ key, from, to }) => {
    open(from);
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

  test('the focus is in the dialog, and stays on the button pressed', async () => {
    open(4);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    const next = screen.getByRole('button', { name: 'Next photo' });
    next.focus();
    await user.keyboard('{Enter}');
    expect(next).toHaveFocus();
  });
});

describe('a swipe', () => {
  test.each([
    { distance: -49, from: 4, to: 4 },
    { distance: -50, from: 4, to: 5 },
    { distance: -50, from: LAST, to: 0 },
    { distance: 49, from: 4, to: 4 },
    { distance: 50, from: 4, to: 3 },
    { distance: 50, from: 0, to: LAST },
  ])('of $distance px leads from $from to $to', ({ distance, from, to }) => {
    open(from);
    swipe(within(dialog()).getByRole('img'), distance);
    expect(shown()).toBe(to);
  });

  test('that came back to 49 px does nothing', () => {
    open(4);
    drag(dialog(), [300, 300], [100, 300], [251, 300]);
    expect(shown()).toBe(4);
  });

  test.each<{ name: string; end: Point; closed: number }>([
    { name: '49 px down', end: [300, 349], closed: 0 },
    { name: '50 px down', end: [300, 350], closed: 1 },
    { name: '50 px up', end: [300, 250], closed: 0 },
    { name: 'mostly down', end: [240, 400], closed: 1 },
  ])('$name shows no other photo, and closes: $closed', ({ end, closed }) => {
    open(4);
    drag(dialog(), [300, 300], end);
    expect(shown()).toBe(4);
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

  test('with two fingers is a pinch', () => {
    open(4);
    touch('touchstart', dialog(), [[300, 100]]);
    touch('touchstart', dialog(), [
      [300, 100],
      [100, 200],
    ]);
    touch('touchend', dialog(), [[300, 100]]);
    touch('touchmove', dialog(), [[290, 100]]);
    touch('touchend', dialog(), []);
    expect(shown()).toBe(4);
  });
});

test('says politely which photo it shows, only after an action', async () => {
  open(4);
  const announcement = () => within(dialog()).getAllByRole('status').at(-1)?.textContent;
  expect(announcement()).toBe('');
  await press('Next photo');
  expect(announcement()).toBe(`${photos[5].title}, 6 of ${photos.length}`);
});

describe('the neighbours', () => {
  /** Alternative-free pictures that are fetched ahead. */
  const ahead = () =>
    [...dialog().querySelectorAll<HTMLImageElement>('[hidden] img')].map((image) =>
      image.getAttribute('src'),
    );
  const file = (index: number) => photos[index].src.gatsbyImageData.images.fallback?.src;

  test('are fetched once the picture has arrived, not before', () => {
    open(0);
    expect(ahead()).toEqual([]);
    fireEvent.load(within(dialog()).getByRole('img'));
    expect(ahead()).toEqual([file(1), file(LAST)]);
  });
});

describe('enlarged', () => {
  const zoom = () => screen.getByRole('button', { name: 'Zoom' });

  async function enlarge() {
    open(4);
    await user.click(zoom());
    // The library says so in the next frame.
    await pass(100);
    expect(zoom()).toHaveAttribute('aria-pressed', 'true');
  }

  test('is said by the button, which shows the whole picture again', async () => {
    await enlarge();
    await user.click(zoom());
    await pass(100);
    expect(zoom()).toHaveAttribute('aria-pressed', 'false');
  });

  test('a swipe shows no other photo and closes nothing', async () => {
    await enlarge();
    swipe(dialog(), -200);
    drag(dialog(), [300, 300], [300, 400]);
    expect(shown()).toBe(4);
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])(
    '%s moves the picture instead of showing another one',
    async (key) => {
      await enlarge();
      expect(fireEvent.keyDown(dialog(), { key })).toBe(false);
      expect(shown()).toBe(4);
    },
  );

  test('ends with the photo', async () => {
    await enlarge();
    await press('Next photo');
    expect(shown()).toBe(5);
    expect(zoom()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('closing', () => {
  test('by Escape', async () => {
    open(0);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('by its button', async () => {
    open(0);
    await press('Close photo');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('by a press beside the picture', async () => {
    open(0);
    await user.click(within(dialog()).getByRole('img').closest('.stage') as Element);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('by a press beside it, not on it', async () => {
    open(0);
    await user.click(within(dialog()).getByRole('img'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(document.querySelector('[data-reach-dialog-overlay]') as Element);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
