import { act, render, screen, within } from '@testing-library/react';
import { PhotoGrid } from '../../src/gallery/PhotoGrid';
import { pass } from '../support/clock';
import { siteContent } from '../support/content';
import {
  FakeIntersectionObserver,
  installIntersectionObserver,
  observersOf,
  see,
} from '../support/intersectionObserver';
import { installMatchMedia, type FakeMedia } from '../support/matchMedia';

const { photos } = siteContent;
const REVEAL_DELAY = 2500;

let media: FakeMedia;

beforeEach(() => {
  jest.useFakeTimers();
  installIntersectionObserver();
  media = installMatchMedia();
});

afterEach(() => {
  jest.useRealTimers();
});

const grid = () => <PhotoGrid photos={photos} onOpen={() => {}} />;
const list = () => screen.getByRole('list');
const tile = (index: number) =>
  document.getElementById(`photo-${photos[index].slug}-item`) as HTMLElement;
const revealed = (index: number) => tile(index).dataset.revealed;

function enter(index: number, share = 1) {
  act(() => see(tile(index), { isIntersecting: true, intersectionRatio: share }));
}

function leave(index: number) {
  act(() => see(tile(index), { isIntersecting: false }));
}

test('the photos are a list, and reading and Tab follow its order', () => {
  render(grid());
  const tiles = within(list()).getAllByRole('listitem');
  expect(tiles.map((item) => item.dataset.photo)).toEqual(photos.map(({ slug }) => slug));
});

test('a photo whose file name has spaces has a proper id', () => {
  const [photo] = photos;
  render(<PhotoGrid photos={[{ ...photo, slug: 'family day 2' }]} onOpen={() => {}} />);
  expect(screen.getByRole('link').id).not.toContain(' ');
});

test('in another number of columns each tile stays, and with it the focus', () => {
  media.set({ width: 1440 });
  render(grid());
  const link = within(tile(5)).getByRole('link');
  link.focus();
  act(() => media.set({ width: 800 }));
  expect(link).toBeInTheDocument();
  expect(link).toHaveFocus();
});

test('the pictures of the first row are fetched at once, the others when needed', () => {
  render(grid());
  const loading = photos.map((_, index) =>
    within(tile(index)).getByRole('img').getAttribute('loading'),
  );
  expect(loading).toEqual(photos.map((_, index) => (index < 4 ? 'eager' : 'lazy')));
  const priority = photos.map((_, index) =>
    within(tile(index)).getByRole('img').getAttribute('fetchpriority'),
  );
  expect(priority).toEqual(photos.map((_, index) => (index === 0 ? 'high' : null)));
});

describe('a photo is revealed', () => {
  test('after 2500 ms in view, not before', async () => {
    render(grid());
    enter(0);
    await pass(REVEAL_DELAY - 1);
    expect(revealed(0)).toBe('false');
    await pass(1);
    expect(revealed(0)).toBe('true');
  });

  test('by itself, not with its neighbours', async () => {
    render(grid());
    enter(1);
    await pass(1000);
    enter(2);
    await pass(1500);
    expect(photos.map((_, index) => revealed(index)).indexOf('true')).toBe(1);
    expect(revealed(2)).toBe('false');
    await pass(1000);
    expect(revealed(2)).toBe('true');
  });

  test.each([
    { share: 0.0999, then: 'false' },
    { share: 0.1, then: 'true' },
  ])('with $share of it in view: $then', async ({ share, then }) => {
    render(grid());
    enter(0, share);
    await pass(REVEAL_DELAY);
    expect(revealed(0)).toBe(then);
  });

  test('no more once it has left', async () => {
    render(grid());
    enter(0);
    await pass(REVEAL_DELAY);
    leave(0);
    expect(revealed(0)).toBe('false');
  });

  test('no more once less than a tenth of it is in view', async () => {
    render(grid());
    enter(0);
    await pass(REVEAL_DELAY);
    enter(0, 0.05);
    expect(revealed(0)).toBe('false');
  });

  test('not when it leaves at 2.4 s', async () => {
    render(grid());
    enter(0);
    await pass(2400);
    leave(0);
    await pass(10_000);
    expect(revealed(0)).toBe('false');
  });

  test('after its whole time anew when it comes back', async () => {
    render(grid());
    enter(0);
    await pass(2400);
    leave(0);
    enter(0);
    await pass(REVEAL_DELAY - 1);
    expect(revealed(0)).toBe('false');
    await pass(1);
    expect(revealed(0)).toBe('true');
    leave(0);
    enter(0);
    expect(revealed(0)).toBe('false');
    await pass(REVEAL_DELAY);
    expect(revealed(0)).toBe('true');
  });

  test('in its own time, however often the browser reports it', async () => {
    render(grid());
    enter(0);
    await pass(1500);
    enter(0, 0.5);
    await pass(1000);
    expect(revealed(0)).toBe('true');
    enter(0, 0.9);
    expect(revealed(0)).toBe('true');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('what is watched', () => {
  test('all tiles by one observer, at 10 % with a margin of 50 px', () => {
    render(grid());
    expect(FakeIntersectionObserver.all.size).toBe(1);
    const [observer] = FakeIntersectionObserver.all;
    expect(observer.thresholds).toEqual([0.1]);
    expect(observer.rootMargin).toBe('50px');
    expect(observer.root).toBeNull();
    expect(observer.elements).toEqual(new Set(photos.map((_, index) => tile(index))));
  });

  test('nothing once the page has gone; no timer is left', async () => {
    const { unmount } = render(grid());
    const [observer] = observersOf(tile(0));
    enter(0);
    enter(1);
    await pass(1000);
    unmount();
    expect(observer.elements.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
