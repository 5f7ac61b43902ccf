import { pageCount, pageOf, startOf } from '../../src/gallery/paging';

test.each([
  [0, 1],
  [23, 1],
  [24, 2],
  [48, 3],
])('the photo at position %i is on page %i', (position, page) => {
  expect(pageOf(position)).toBe(page);
  expect(startOf(page)).toBeLessThanOrEqual(position);
  expect(startOf(page + 1)).toBeGreaterThan(position);
});

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
])('%i photos make %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});
