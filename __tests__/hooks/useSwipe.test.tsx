import { render, screen } from '@testing-library/react';
import { useSwipe, type Swipe } from '../../src/hooks/useSwipe';
import { drag, swipe, touch, type Point } from '../support/touch';

/** The swipes noticed, and how far the finger had moved at each report, in px: "x,y". */
let swipes: string[];
let moves: string[];

beforeEach(() => {
  swipes = [];
  moves = [];
});

function Area(options: Partial<Swipe>) {
  const handlers = useSwipe({
    onLeft: () => swipes.push('left'),
    onRight: () => swipes.push('right'),
    onDown: () => swipes.push('down'),
    onDrag: (x, y) => moves.push(`${x},${y}`),
    ...options,
  });
  return <div data-testid="area" {...handlers} />;
}

function show(options: Partial<Swipe> = {}): HTMLElement {
  render(<Area {...options} />);
  return screen.getByTestId('area');
}

/** Moves a finger from 300,300 over the points of a path such as `290,300 250,300`. */
function follow(area: HTMLElement, path: string) {
  const points = path.split(' ').map((point) => point.split(',').map(Number));
  drag(area, [300, 300], ...(points as unknown as Point[]));
}

test.each([
  ['251,300', []],
  ['250,300', ['left']],
  ['349,300', []],
  ['350,300', ['right']],
  ['300,349', []],
  ['300,350', ['down']],
  ['300,250', []],
  // Only where the finger leaves the screen counts,
  ['150,300 251,300', []],
  ['200,300 360,300', ['right']],
  ['300,450 300,349', []],
  // in the direction in which it moved most.
  ['240,360', ['down']],
  ['240,359', ['left']],
  ['240,200', []],
])('a finger that moves from 300,300 over %s swipes %j', (path, noticed) => {
  follow(show(), path);
  expect(swipes).toEqual(noticed);
});

test.each<[string, Partial<Swipe>, path: string, reported: string]>([
  ['sideways', {}, '290,300 230,310 270,340', '-10,0 -70,0 0,40 0,0'],
  ['down, but not up', {}, '300,320 290,390 300,250', '0,20 0,90 0,0 0,0'],
  ['not down where that is no swipe', { onDown: undefined }, '300,400', '0,0 0,0'],
  ['not down from a scrolled text', { mayGoDown: () => false }, '300,500', '0,0 0,0'],
  ['not sideways while disabled', { disabled: true }, '100,300', '0,0'],
  ['not down while disabled', { disabled: true }, '300,500', '0,0'],
])('a drag that swipes nothing is followed %s', (_where, options, path, reported) => {
  follow(show(options), path);
  expect(moves.join(' ')).toBe(reported);
  expect(swipes).toEqual([]);
});

test('a gesture that the browser takes over is no swipe, and ends the drag', () => {
  const area = show();
  touch('touchstart', area, [[300, 300]]);
  touch('touchmove', area, [[200, 300]]);
  touch('touchcancel', area, []);
  expect(moves).toEqual(['-100,0', '0,0']);
  expect(swipes).toEqual([]);
});

test('a pinch is no swipe, whichever finger is lifted first, and does not spoil the next swipe', () => {
  const area = show();
  const apart: Point[] = [
    [350, 100],
    [50, 200],
  ];
  touch('touchstart', area, [[300, 100]]);
  touch('touchstart', area, [[300, 100], apart[1]]);
  touch('touchmove', area, apart);
  touch('touchend', area, [apart[0]]);
  touch('touchmove', area, [[352, 100]]);
  touch('touchend', area, []);
  expect(swipes).toEqual([]);
  swipe(area, -50);
  expect(swipes).toEqual(['left']);
});
