import { textDirection } from '../../src/ui/textDirection';

test.each([
  ['en', 'ltr'],
  ['pt-BR', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (lang, direction) => {
  expect(textDirection(lang)).toBe(direction);
});
