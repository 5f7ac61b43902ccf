import { byOrder } from '../../src/content/names';

test('items are sorted by number, then by file name, the same in every language', () => {
  const numbers = Object.entries({ a: 1, b: 2, x: 2.5, c: 3 });
  const others = ['Zoo', 'a', 'a-10', 'a-2', 'zoo', 'ä', 'öffnung'].map((slug) => ({
    slug,
    order: 1000,
  }));
  const items = [...numbers.map(([slug, order]) => ({ slug, order })), ...others];
  expect([...items].reverse().sort(byOrder)).toEqual(items);
});
