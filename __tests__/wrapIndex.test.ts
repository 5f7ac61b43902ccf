import { wrapIndex } from '../src/wrapIndex';

test.each([
  [0, 5, 0],
  [4, 5, 4],
  [5, 5, 0],
  [-1, 5, 4],
  [-6, 5, 4],
  [-1, 1, 0],
])('position %i of %i is %i', (position, count, leadsTo) => {
  expect(wrapIndex(position, count)).toBe(leadsTo);
});
