import { pagesBeside } from '../../src/gallery/paging';

test.each([
  [1, 2, [1, 2]],
  [1, 21, [1, 2, null, 21]],
  [3, 21, [1, 2, 3, 4, null, 21]],
  [4, 21, [1, 2, 3, 4, 5, null, 21]],
  [5, 21, [1, null, 4, 5, 6, null, 21]],
  [18, 21, [1, null, 17, 18, 19, 20, 21]],
  [21, 21, [1, null, 20, 21]],
])('beside page %i of %i are links to %j', (page, count, pages) => {
  expect(pagesBeside(page, count)).toEqual(pages);
});
