import { render, screen, type RenderResult } from '@testing-library/react';
import { useSwipe } from '../../src/hooks/useSwipe';
import { drag, swipe, touch, type Point } from '../support/touch';

let page: RenderResult;
const onLeft = jest.fn();
const onRight = jest.fn();
const onDown = jest.fn();
const onDrag = jest.fn<undefined, [number, number]>();

beforeEach(() => {
  onLeft.mockReset();
  onRight.mockReset();
  onDown.mockReset();
  onDrag.mockReset();
  page = render(<Area />);
});

type Options = Partial<Parameters<typeof useSwipe>[0]>;

function Area(options: Options) {
  return <div data-testid="area" {...useSwipe({ onLeft, onRight, onDrag, ...options })} />;
}

const area = () => screen.getByTestId('area');

/** How many swipes were noticed to the left and to the right. */
const noticed = () => ({ left: onLeft.mock.calls.length, right: onRight.mock.calls.length });

test.each([
  { path: '251,300' },
  { path: '250,300', left: 1 },
  { path: '349,300' },
  { path: '350,300', right: 1 },
  // Only where the finger leaves counts.
  { path: '150,300 251,300' },
  { path: '200,300 360,300', right: 1 },
  { path: '300,450 300,349' },
  // The way that it moved most.
  { path: '240,360', down: 1 },
  { path: '240,359', left: 1 },
  { path: '240,200' },
  { path: '300,349' },
  { path: '300,350', down: 1 },
  { path: '300,250' },
])('from 300,300 over $path', ({ path, left = 0, right = 0, down = 0 }) => {
  page.rerender(<Area onDown={onDown} />);
  drag(
    area(),
    [300, 300],
    ...path.split(' ').map((at) => at.split(',').map(Number) as unknown as Point),
  );
  expect(noticed()).toEqual({ left, right });
  expect(onDown).toHaveBeenCalledTimes(down);
});

test('down is nothing where nobody asks for it', () => {
  drag(area(), [300, 300], [300, 400]);
  expect(onDrag.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('the drag is followed sideways and ends at 0', () => {
  drag(area(), [300, 300], [290, 300], [230, 310], [270, 400]);
  expect(onDrag.mock.calls).toEqual([
    [-10, 0],
    [-70, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('a gesture the browser takes over is no swipe and ends the drag', () => {
  touch('touchstart', area(), [[300, 300]]);
  touch('touchmove', area(), [[200, 300]]);
  touch('touchcancel', area(), []);
  expect(onDrag).toHaveBeenLastCalledWith(0, 0);
  expect(noticed()).toEqual({ left: 0, right: 0 });
});

test('where swipes down are noticed, the drag is followed down, not up', () => {
  page.rerender(<Area onDown={onDown} />);
  drag(area(), [300, 300], [300, 320], [290, 390], [300, 250]);
  expect(onDrag.mock.calls).toEqual([
    [0, 20],
    [0, 90],
    [0, 0],
    [0, 0],
  ]);
});

test('while disabled nothing is swiped or dragged', () => {
  page.rerender(<Area onDown={onDown} disabled />);
  swipe(area(), -200);
  drag(area(), [300, 300], [300, 500]);
  expect(noticed()).toEqual({ left: 0, right: 0 });
  expect(onDown).not.toHaveBeenCalled();
  expect(onDrag.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

describe('a pinch', () => {
  test('is no swipe, whichever finger is lifted first', () => {
    touch('touchstart', area(), [[300, 100]]);
    touch('touchstart', area(), [
      [300, 100],
      [100, 200],
    ]);
    touch('touchmove', area(), [
      [350, 100],
      [50, 200],
    ]);
    touch('touchend', area(), [[350, 100]]);
    touch('touchmove', area(), [[352, 100]]);
    touch('touchend', area(), []);
    expect(noticed()).toEqual({ left: 0, right: 0 });
  });

  test('leaves the next swipe of one finger alone', () => {
    touch('touchstart', area(), [[300, 100]]);
    touch('touchstart', area(), [
      [300, 100],
      [100, 200],
    ]);
    touch('touchend', area(), [[300, 100]]);
    touch('touchend', area(), []);
    swipe(area(), -50);
    expect(noticed()).toEqual({ left: 1, right: 0 });
  });
});

test('down is nothing where the gesture began in a scrolled text', () => {
  page.rerender(<Area onDown={onDown} mayGoDown={() => false} />);
  drag(area(), [200, 200], [200, 400]);
  expect(onDown).not.toHaveBeenCalled();
  expect(onDrag.mock.calls.every(([, y]) => y === 0)).toBe(true);
});
