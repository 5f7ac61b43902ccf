import { dayNames, localDay, localTime } from '../../src/content/time';

test.each([
  ['en', 'Monday', '9:00 AM', '5:30 PM'],
  ['en-CA', 'Monday', '9:00 a.m.', '5:30 p.m.'],
  ['fr', 'lundi', '09:00', '17:30'],
  ['pt', 'segunda-feira', '09:00', '17:30'],
  ['es', 'lunes', '9:00', '17:30'],
])('in %s', (lang, monday, morning, evening) => {
  expect(dayNames(lang)).toHaveLength(7);
  expect(dayNames(lang)[0]).toBe(monday);
  expect(['09:00', '17:30'].map((time) => localTime(time, lang).text)).toEqual([morning, evening]);
});

test('French has its own first day of a month', () => {
  expect(localDay('2026-09-01', 'fr-CA').text).toBe('1er septembre 2026');
  expect(localDay('2026-09-11', 'fr').date).toBe('11\xa0septembre');
});
