import { closingArea, tileArea } from '../../src/gallery/columns';

const SIZES = { S: 'small', M: 'medium', L: 'large' } as const;

test.each([
  ['ends with the longest column', 'LLS', 2, 0, { column: 2, span: 1, rows: 35 }],
  ['counts the words below each photo', 'LLS', 2, 12, { column: 2, span: 1, rows: 47 }],
  ['is never lower than its minimum', 'SSSM', 2, 0, { column: 1, span: 1, rows: 35 }],
  ['fills a column without photos', 'ML', 3, 0, { column: 3, span: 1, rows: 51 }],
  ['fills two columns of the same height', 'LSS', 3, 0, { column: 2, span: 2, rows: 35 }],
])('the closing tile %s', (_, photos, columns, words, area) => {
  const sizes = Array.from(photos, (letter) => SIZES[letter as keyof typeof SIZES]);
  expect(closingArea(sizes, columns, words)).toEqual(area);
});

test('the tile above the columns begins at the first', () => {
  expect(tileArea('large', -1)).toEqual({ '--rows': 48, '--of-2': 1, '--of-3': 1, '--of-4': 1 });
});
