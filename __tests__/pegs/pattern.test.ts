import { isPattern, skirtOf } from '../../src/pegs/pattern';
import { patternOf } from '../../src/pegs/patternOf';

const NAMES = ['Ada', 'Bayo Ade', 'Chloé', 'Đặng Thị', '李小龍', 'Ngũgĩ', 'Zoë', '', '👩🏾‍🎓'];

test('every name has a pattern, which has a motif and one of four dresses', () => {
  for (const name of NAMES) {
    const pattern = patternOf(name);
    expect(isPattern(pattern)).toBe(true);
    expect(skirtOf(pattern).motif).toEqual(expect.any(String));
    expect([0, 1, 2, 3]).toContain(skirtOf(pattern).dress);
  }
});

test('a name has the same pattern however it is typed', () => {
  expect(patternOf('  chloe\u0301  ')).toBe(patternOf('Chlo\u00e9'));
  expect(patternOf('BAYO  ADE')).toBe(patternOf('Bayo Ade'));
});

test('names differ in their patterns', () => {
  expect(new Set(NAMES.map(patternOf)).size).toBeGreaterThan(NAMES.length / 2);
});
