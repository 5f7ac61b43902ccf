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
  { distance: -49, left: 0, right: 0 },
  { distance: -50, left: 1, right: 0 },
  { distance: -200, left: 1, right: 0 },
  { distance: 49, left: 0, right: 0 },
  { distance: 50, left: 0, right: 1 },
  { distance: 150, left: 0, right: 1 },
  { distance: 0, left: 0, right: 0 },
])('$distance px sideways', ({ distance, ...expected }) => {
  swipe(area(), distance);
  expect(noticed()).toEqual(expected);
});

test.each([
  { back: 49, left: 0 },
  { back: 50, left: 1 },
])('150 px to the left and back to $back', ({ back, left }) => {
  drag(area(), [300, 300], [150, 300], [300 - back, 300]);
  expect(noticed()).toEqual({ left, right: 0 });
});

test('to the left, back, and on to the right is a swipe to the right', () => {
  drag(area(), [200, 300], [100, 300], [260, 300]);
  expect(noticed()).toEqual({ left: 0, right: 1 });
});

test.each<{ name: string; end: Point; left: number }>([
  { name: 'mostly down', end: [240, 400], left: 0 },
  { name: 'mostly up', end: [240, 200], left: 0 },
  { name: 'as far down as sideways', end: [240, 360], left: 0 },
  { name: 'a little more sideways than down', end: [240, 359], left: 1 },
])('a drag $name', ({ end, left }) => {
  drag(area(), [300, 300], end);
  expect(noticed()).toEqual({ left, right: 0 });
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

describe('where swipes down are noticed', () => {
  beforeEach(() => {
    page.rerender(<Area onDown={onDown} />);
  });

  test.each<{ name: string; end: Point; down: number }>([
    { name: '49 px down', end: [300, 349], down: 0 },
    { name: '50 px down', end: [300, 350], down: 1 },
    { name: '50 px up', end: [300, 250], down: 0 },
    { name: 'down, and a little less sideways', end: [241, 360], down: 1 },
    { name: 'down, and a little more sideways', end: [239, 360], down: 0 },
  ])('$name', ({ end, down }) => {
    drag(area(), [300, 300], end);
    expect(onDown).toHaveBeenCalledTimes(down);
  });

  test('down and back up to 49 px', () => {
    drag(area(), [300, 300], [300, 450], [300, 349]);
    expect(onDown).not.toHaveBeenCalled();
  });

  test('the drag is followed down, not up', () => {
    drag(area(), [300, 300], [300, 320], [290, 390], [300, 250]);
    expect(onDrag.mock.calls).toEqual([
      [0, 20],
      [0, 90],
      [0, 0],
      [0, 0],
    ]);
  });
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

  test('after a swipe has begun is no swipe either', () => {
    touch('touchstart', area(), [[300, 100]]);
    touch('touchmove', area(), [[220, 100]]);
    touch('touchstart', area(), [
      [220, 100],
      [100, 200],
    ]);
    touch('touchend', area(), [[100, 200]]);
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
