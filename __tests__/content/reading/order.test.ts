import { byOrder } from '../../../src/content/reading/order';

const sorted = (items: { order: number; slug: string }[]) =>
  items.sort(byOrder).map(({ slug }) => slug);

test('small numbers come first, decimals between them', () => {
  const orders = { c: 3, a: 1, x: 2.5, b: 2 };
  const items = Object.entries(orders).map(([slug, order]) => ({ slug, order }));
  expect(sorted(items)).toEqual(['a', 'b', 'x', 'c']);
});

test('equal numbers are sorted by file name, the same in every language', () => {
  const expected = ['Zoo', 'a', 'a-10', 'a-2', 'zoo', 'ä', 'öffnung'];
  for (const names of [
    ['öffnung', 'zoo', 'Zoo', 'a-2', 'a-10', 'ä', 'a'],
    [...expected].reverse(),
  ]) {
    expect(sorted(names.map((slug) => ({ order: 1000, slug })))).toEqual(expected);
  }
});
