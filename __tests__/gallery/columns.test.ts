import { closingPlace } from '../../src/gallery/columns';

test.each([
  [
    'ends with the longest column',
    ['large', 'large', 'small'],
    2,
    { column: 2, span: 1, rows: 35 },
  ],
  [
    'is never lower than its minimum',
    ['small', 'small', 'small', 'medium'],
    2,
    { column: 1, span: 1, rows: 24 },
  ],
  ['fills a column without photos', ['medium', 'large'], 3, { column: 3, span: 1, rows: 51 }],
  [
    'fills two columns of the same height',
    ['large', 'small', 'small'],
    3,
    { column: 2, span: 2, rows: 24 },
  ],
] as const)('the closing tile %s', (_, sizes, columns, place) => {
  expect(closingPlace(sizes, columns)).toEqual(place);
});
