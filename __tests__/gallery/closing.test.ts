import { closingPlace } from '../../src/gallery/closing';

test.each([
  ['ends with the longest column', ['large', 'large', 'small'], 2, { column: 2, rows: 35 }],
  [
    'is never lower than its minimum',
    ['small', 'small', 'small', 'medium'],
    2,
    { column: 1, rows: 24 },
  ],
  ['fills a column without photos', ['medium', 'large'], 3, { column: 3, rows: 51 }],
] as const)('the closing tile %s', (_, sizes, columns, place) => {
  expect(closingPlace(sizes, columns)).toEqual(place);
});
