import { byOrder } from '../../src/content/order';

const sorted = (items: [number, string][]) =>
  items
    .map(([order, slug]) => ({ order, slug }))
    .sort(byOrder)
    .map(({ slug }) => slug);

test('small numbers stand first, decimals between', () => {
  expect(
    sorted([
      [3, 'c'],
      [1, 'a'],
      [2.5, 'x'],
      [2, 'b'],
    ]),
  ).toEqual(['a', 'b', 'x', 'c']);
});

test('the same number goes by file name, alike in every language', () => {
  const names = ['öffnung', 'zoo', 'Zoo', 'a-2', 'a-10', 'ä', 'a'];
  const expected = ['Zoo', 'a', 'a-10', 'a-2', 'zoo', 'ä', 'öffnung'];
  expect(sorted(names.map((name) => [1000, name]))).toEqual(expected);
  expect(sorted([...names].reverse().map((name) => [1000, name]))).toEqual(expected);
});
