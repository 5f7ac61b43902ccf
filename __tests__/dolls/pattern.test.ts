import { patternOf, PATTERNS, skirtOf } from '../../src/dolls/pattern';

test('each number has its own skirt, and any other stored text has one too', () => {
  const skirts = Array.from({ length: PATTERNS }, (_, number) => skirtOf(String(number)));
  expect(new Set(skirts.map(({ motif, dress }) => `${motif} ${dress}`)).size).toBe(PATTERNS);
  for (const kept of ['24', '-1', '1.5', 'doll', '']) expect(skirts).toContainEqual(skirtOf(kept));
});

test('every name has a pattern', () => {
  for (const name of ['Ada', 'Đặng Thị', '李小龍', '', '👩🏾‍🎓']) {
    expect(patternOf(name)).toBeLessThan(PATTERNS);
  }
});

test('a name has the same pattern however it is typed', () => {
  expect(patternOf('  chloe\u0301  ')).toBe(patternOf('Chlo\u00e9'));
  expect(patternOf('BAYO  ADE')).toBe(patternOf('Bayo Ade'));
});
