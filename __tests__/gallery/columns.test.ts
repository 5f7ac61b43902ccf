import { closingPlace } from '../../src/gallery/columns';

test.each([
  [
    'ends with the longest column',
    ['large', 'large', 'small'],
    2,
    0,
    { column: 2, span: 1, rows: 35 },
  ],
  [
    'counts the words below each photo',
    ['large', 'large', 'small'],
    2,
    12,
    { column: 2, span: 1, rows: 47 },
  ],
  [
    'is never lower than its minimum',
    ['small', 'small', 'small', 'medium'],
    2,
    0,
    { column: 1, span: 1, rows: 35 },
  ],
  ['fills a column without photos', ['medium', 'large'], 3, 0, { column: 3, span: 1, rows: 51 }],
  [
    'fills two columns of the same height',
    ['large', 'small', 'small'],
    3,
    0,
    { column: 2, span: 2, rows: 35 },
  ],
] as const)('the closing tile %s', (_, sizes, columns, words, place) => {
  expect(closingPlace(sizes, columns, words)).toEqual(place);
});
