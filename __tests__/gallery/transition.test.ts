/** @jest-environment jsdom */
import '../support/dom';
import { closeIntoTile, openFromTile } from '../../src/gallery/transition';
import { installMatchMedia } from '../support/matchMedia';

/** ms the browser holds the page at most. */
const PATIENCE = 150;
const DIALOG = '<div data-reach-dialog-overlay></div>';

const change = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  installMatchMedia();
  change.mockReset();
  document.body.innerHTML = '<div id="photo-hall-item"></div>';
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.useRealTimers();
});

/** Gives the document view transitions, and tells how the last one went. */
function installTransitions() {
  const seen = { started: 0, updated: false, nameAfter: '' };
  const startViewTransition = (update: () => void | Promise<void>) => {
    seen.started += 1;
    const finished = Promise.resolve(update()).then(async () => {
      // Now the browser looks at what has become of the page, and moves for a while.
      Object.assign(seen, { updated: true, nameAfter: nameOfTile() });
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    return { finished, ready: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
  return seen;
}

const dialog = () => document.querySelector<HTMLElement>('[data-reach-dialog-overlay]');
const nameOfTile = () =>
  document.getElementById('photo-hall-item')?.style.getPropertyValue('view-transition-name') ?? '';

describe.each([
  { name: 'opening', move: openFromTile },
  { name: 'closing', move: closeIntoTile },
])('$name changes the page', ({ move }) => {
  test('at once without view transitions, and leaves the tile without a name', async () => {
    move('hall', change);
    expect(change).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(nameOfTile()).toBe('');
  });

  test('at once with reduced motion, without one', () => {
    installMatchMedia({ reducedMotion: true });
    const seen = installTransitions();
    move('hall', change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(seen.started).toBe(0);
  });

  test('also for a photo without a tile', () => {
    installTransitions();
    document.body.innerHTML = '';
    move('hall', change);
    expect(change).toHaveBeenCalledTimes(1);
  });
});

test('opening, the tile is one with the dialog until that has come', async () => {
  const seen = installTransitions();
  openFromTile('hall', change);
  expect(nameOfTile()).toBe('opened-photo');
  await jest.advanceTimersByTimeAsync(PATIENCE - 50);
  expect(seen.updated).toBe(false);
  document.body.insertAdjacentHTML('beforeend', DIALOG);
  await jest.advanceTimersByTimeAsync(10);
  expect(seen).toMatchObject({ updated: true, nameAfter: '' });
});

test('a dialog that does not come keeps nobody waiting', async () => {
  const seen = installTransitions();
  openFromTile('hall', change);
  await jest.advanceTimersByTimeAsync(PATIENCE + 10);
  expect(seen).toMatchObject({ updated: true, nameAfter: '' });
});

test('closing, the dialog hides at once and the tile takes its place until it is over', async () => {
  const seen = installTransitions();
  document.body.insertAdjacentHTML('beforeend', DIALOG);
  closeIntoTile('hall', change);
  expect(dialog()).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(10);
  expect(seen).toMatchObject({ updated: true, nameAfter: 'opened-photo' });
  await jest.advanceTimersByTimeAsync(300);
  expect(nameOfTile()).toBe('');
});
