import { render, screen } from '@testing-library/react';
import { useSwipes } from '../../src/services/useSwipes';
import { drag, touch, type Point } from '../support/touch';

/** The swipes noticed, and the distance to the right at each report, px. */
let swipes: string[];
let moves: number[];

beforeEach(() => {
  swipes = [];
  moves = [];
});

function Area() {
  const listeners = useSwipes({
    onLeft: () => swipes.push('left'),
    onRight: () => swipes.push('right'),
    onDrag: (distance) => moves.push(distance),
  });
  return <div data-testid="area" {...listeners} />;
}

function show(): HTMLElement {
  render(<Area />);
  return screen.getByTestId('area');
}

/** Moves a finger from 300,300 through the points of a path such as `290,300 250,300`. */
function follow(area: HTMLElement, path: string) {
  const points = path.split(' ').map((point) => point.split(',').map(Number));
  drag(area, [300, 300], ...(points as unknown as Point[]));
}

test.each([
  ['251,300', []],
  ['250,300', ['left']],
  ['350,300', ['right']],
  ['300,400', []],
  // Only the point where the finger is lifted counts,
  ['150,300 251,300', []],
  // in the direction in which it moved most.
  ['240,360', []],
])('a finger that moves from 300,300 through %s swipes %j', (path, noticed) => {
  follow(show(), path);
  expect(swipes).toEqual(noticed);
});

test('a drag is followed sideways, until the browser takes it over', () => {
  const area = show();
  touch('touchStart', area, [[300, 300]]);
  for (const point of [
    [200, 300],
    [280, 340],
  ] as Point[])
    touch('touchMove', area, [point]);
  touch('touchCancel', area, []);
  expect(moves).toEqual([-100, 0, 0]);
  expect(swipes).toEqual([]);
});

test('a pinch is not a swipe, whichever finger is lifted first, and does not affect the next swipe', () => {
  const area = show();
  const apart: Point[] = [
    [350, 100],
    [50, 200],
  ];
  touch('touchStart', area, [[300, 100]]);
  touch('touchStart', area, [[300, 100], apart[1]]);
  touch('touchMove', area, apart);
  touch('touchEnd', area, [apart[0]]);
  touch('touchMove', area, [[352, 100]]);
  touch('touchEnd', area, []);
  expect(swipes).toEqual([]);
  follow(area, '250,300');
  expect(swipes).toEqual(['left']);
});
