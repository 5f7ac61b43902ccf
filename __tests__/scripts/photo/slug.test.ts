import { freeSlug } from '../../../scripts/photo/savePhoto';

const slug = (title: string) => freeSlug(title, []);

test.each([
  ['Open day at school', 'open-day-at-school'],
  ['Öffnungstag: “Straße” & café', 'offnungstag-strasse-and-cafe'],
  ['It’s our 10th birthday!', 'its-our-10th-birthday'],
  ['Łódź, København, Þórshöfn', 'lodz-kobenhavn-thorshofn'],
  ['День открытых дверей', 'den-otkrytyh-dverej'],
  ['Ημέρα', 'hmera'],
  ['yes/no_maybe', 'yes-no-maybe'],
  ['卒業式', 'photo'],
  ['🎓', 'photo'],
  ['../../etc/passwd', 'etc-passwd'],
  ['   ', 'photo'],
])('%s becomes %s', (title, expected) => {
  expect(slug(title)).toBe(expected);
});

test('a long title is cut between words', () => {
  const cut = slug('A very long title that goes on and on until nobody can remember how it began');
  expect(cut).toBe('a-very-long-title-that-goes-on-and-on-until-nobody-can');
  expect(slug('x'.repeat(90))).toHaveLength(60);
});

test('a taken name gets a number, whatever its case and ending', () => {
  expect(freeSlug('Open day', [])).toBe('open-day');
  expect(freeSlug('Open day', ['open-day.md'])).toBe('open-day-2');
  expect(freeSlug('Open day', ['OPEN-DAY.JPG', 'open-day-2.png'])).toBe('open-day-3');
});
