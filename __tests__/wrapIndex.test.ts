import { wrapIndex } from '../src/wrapIndex';

test.each([
  { position: 0, leadsTo: 0 },
  { position: 4, leadsTo: 4 },
  { position: 5, leadsTo: 0 },
  { position: -1, leadsTo: 4 },
  { position: 12, leadsTo: 2 },
  { position: -6, leadsTo: 4 },
])('of five positions, $position means $leadsTo', ({ position, leadsTo }) => {
  expect(wrapIndex(position, 5)).toBe(leadsTo);
});

test.each([-1, 0, 1])('of one position, %d means 0', (position) => {
  expect(wrapIndex(position, 1)).toBe(0);
});
