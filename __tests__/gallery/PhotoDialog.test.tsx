import { fireEvent, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import PhotoDialog from '../../src/gallery/PhotoDialog';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';
import { drag, swipe, touch } from '../support/touch';
import { visitor } from '../support/user';

const { photos } = siteContent;
const LAST = photos.length - 1;
const onClose = jest.fn();

let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = visitor();
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

/** Opens the photo at a position. */
const open = (position: number) => render(<Opened first={position} />);
const dialog = () => screen.getByRole('dialog');
const picture = () => within(dialog()).getByRole('img');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Expects that title, picture, description and count are those of the photo at a position. */
function expectShown(position: number) {
  const { title, alt, description } = photos[position];
  expect(dialog()).toHaveAccessibleName(title);
  expect(picture()).toHaveAccessibleName(alt);
  expect(within(dialog()).getByText(description)).toBeVisible();
  expect(within(dialog()).getByText(`${position + 1} of ${photos.length}`)).toBeVisible();
}

test('the buttons lead to the next and previous photo, past both ends, and a screen reader hears which', async () => {
  open(LAST);
  const announcement = () => within(dialog()).getAllByRole('status').at(-1)?.textContent;
  expect(announcement()).toBe('');
  for (const [name, position] of [
    ['Next photo', 0],
    ['Previous photo', LAST],
    ['Previous photo', LAST - 1],
  ] as const) {
    await press(name);
    expectShown(position);
    expect(screen.getByRole('button', { name })).toHaveFocus();
    expect(announcement()).toBe(`${photos[position].title}, ${position + 1} of ${photos.length}`);
  }
});

test.each([
  { key: 'ArrowRight', to: 5 },
  { key: 'ArrowLeft', to: 3 },
  { key: 'Home', to: 0 },
  { key: 'End', to: LAST },
  { key: 'ArrowDown', to: 4 },
])('$key leads from photo 4 to $to', async ({ key, to }) => {
  open(4);
  await user.keyboard(`{${key}}`);
  expectShown(to);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('arrows with %s are left to the browser', (held) => {
  open(4);
  expect(fireEvent.keyDown(dialog(), { key: 'ArrowLeft', [held]: true })).toBe(true);
  expectShown(4);
});

test('a swipe down a dialog that is scrolled does not close it', () => {
  open(4);
  dialog().scrollTop = 120;
  drag(dialog(), [300, 300], [300, 400]);
  expect(onClose).not.toHaveBeenCalled();
});

test('the picture follows the finger, and comes to rest when it is lifted', () => {
  open(4);
  const stage = picture().closest('.stage');
  touch('touchstart', dialog(), [[300, 300]]);
  touch('touchmove', dialog(), [[270, 300]]);
  expect(stage).toHaveStyle('--drag: -30px 0px');
  touch('touchend', dialog(), []);
  expect(stage).toHaveStyle('--drag: 0px 0px');
  expect(stage).not.toHaveAttribute('data-dragged');
});

test('the pictures of both neighbours are fetched after that of the opened photo', () => {
  open(0);
  const ahead = () =>
    [...dialog().querySelectorAll('[hidden] img')].map((image) => image.getAttribute('src'));
  expect(ahead()).toEqual([]);
  fireEvent.load(picture());
  const files = [photos[1], photos[LAST]].map(({ src }) => src.gatsbyImageData.images.fallback);
  expect(ahead()).toEqual(files.map((file) => file?.src));
});

test('while a photo is enlarged, swipes and arrow keys show no other and close nothing, until a button does', async () => {
  open(4);
  await press('Zoom');
  // The library reports the zoom in the next frame.
  await pass(100);
  swipe(dialog(), -200);
  drag(dialog(), [300, 300], [300, 400]);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
    expect(fireEvent.keyDown(dialog(), { key })).toBe(false);
  }
  expectShown(4);
  expect(onClose).not.toHaveBeenCalled();
  await press('Next photo');
  expect(screen.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'false');
});
