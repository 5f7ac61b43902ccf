import { byOrder, freeName } from '../../../src/content/reading/names';

test.each<[title: string, taken: string[], expected: string]>([
  ['Open day at school', [], 'open-day-at-school'],
  ['Öffnungstag: “Straße” & café', [], 'offnungstag-strasse-and-cafe'],
  ['It’s our 10th birthday!', [], 'its-our-10th-birthday'],
  ['День открытых дверей', [], 'den-otkrytyh-dverej'],
  ['../../etc/pass_wd.jpg', [], 'etc-pass-wd-jpg'],
  ['2024', [], 'photo-2024'],
  ['卒業式 🎓', [], 'photo'],
  // A name that is taken in any case and with any ending gets a number.
  ['Open day', ['OPEN-DAY.JPG', 'open-day-2.png'], 'open-day-3'],
])('%j beside %j becomes %s', (title, taken, expected) => {
  expect(freeName(title, taken)).toBe(expected);
});

test('items are sorted by number, then by file name, the same in every language', () => {
  const numbers = Object.entries({ a: 1, b: 2, x: 2.5, c: 3 });
  const others = ['Zoo', 'a', 'a-10', 'a-2', 'zoo', 'ä', 'öffnung'].map((slug) => ({
    slug,
    order: 1000,
  }));
  const items = [...numbers.map(([slug, order]) => ({ slug, order })), ...others];
  expect([...items].reverse().sort(byOrder)).toEqual(items);
});
