import { pagesIn, withPage } from '../../src/gallery/pageRange';

test('a range is all pages from its first to its last', () => {
  expect(pagesIn({ from: 3, to: 5 })).toEqual([3, 4, 5]);
  expect(pagesIn({ from: 1, to: 1 })).toEqual([1]);
});

test.each([
  ['a page in it changes nothing', 4, { from: 3, to: 5 }],
  ['the next page joins', 6, { from: 3, to: 6 }],
  ['the page before joins', 2, { from: 2, to: 5 }],
  ['a page further on takes its place', 7, { from: 7, to: 7 }],
  ['a page further back takes its place', 1, { from: 1, to: 1 }],
])('%s', (_name, page, range) => {
  expect(withPage({ from: 3, to: 5 }, page)).toEqual(range);
});
