import { openingNow } from '../../src/contact/opening';
import { dayNames, DAYS, localDay } from '../../src/content/time';

type Hours = Queries.OfficeHoursFragment;
type Row = Hours['week'][number];

const LABELS = { openNow: 'until {time}', opensToday: 'at {time}', opensOn: '{day} {time}' };

const openingOf = (
  week: Hours['week'],
  moment: string,
  timeZone = 'UTC',
  closed: Hours['closed'] = [],
) =>
  openingNow(
    { timeZone, week, city: null, closed, dayNames: dayNames('nl') },
    LABELS,
    new Date(moment),
    'nl',
  );

function row([from, to = null]: [Row['from'], Row['to']?], opens?: string, closes = ''): Row {
  const time = (iso: string) => (opens ? { iso, text: iso } : null);
  return { from, to, opens: time(opens ?? ''), closes: time(closes) };
}

/** Closed days; those of each year if they are from a past year. */
function closedDays(from: string, to?: string): Hours['closed'][number] {
  const last = to ? localDay(to, 'nl') : null;
  return { from: localDay(from, 'nl'), to: last, yearly: from < '2026', words: from };
}

const week = [
  row(['Monday', 'Friday'], '09:00', '17:00'),
  row(['Saturday'], '10:00', '14:00'),
  row(['Sunday']),
];
const never = [row(['Monday', 'Sunday'])];
const always = [row(['Monday', 'Sunday'], '00:00', '00:00')];
const lunch = [row(['Monday'], '14:00', '17:00'), row(['Monday'], '06:00', '09:00')];
const evening = [row(['Monday'], '18:00', '00:00')];
const nights = [row(['Friday', 'Saturday'], '22:00', '02:00')];
const overSunday = [row(['Saturday', 'Monday'], '09:00', '17:00')];

test.each([
  { moment: '2026-07-03T22:59:59Z', timeZone: 'Europe/London', weekday: 'Friday' },
  { moment: '2026-07-03T23:00:00Z', timeZone: 'Europe/London', weekday: 'Saturday' },
  { moment: '2026-07-04T04:00:00Z', timeZone: 'America/New_York', weekday: 'Saturday' },
])('at $moment it is $weekday in $timeZone', ({ moment, timeZone, weekday }) => {
  expect(DAYS[openingOf(week, moment, timeZone).weekday]).toBe(weekday);
});

// 2 January 2026 is a Friday.
test.each([
  ['01:59', 'Friday'],
  ['02:00', 'Saturday'],
])('at %s of the night until 2:00 the row of %s is current', (time, day) => {
  expect(DAYS[openingOf(nights, `2026-01-03T${time}Z`).weekday]).toBe(day);
});

test.each([
  ['open on six days', week, '2026-01-02T08:59:59Z', false, 'at 09:00'],
  ['open on six days', week, '2026-01-02T09:00Z', true, 'until 17:00'],
  ['open on six days', week, '2026-01-02T17:00Z', false, 'zaterdag 10:00'],
  ['open on six days', week, '2026-01-03T14:00Z', false, 'maandag 09:00'],
  ['that never opens', never, '2026-01-05T12:00Z', false, null],
  ['that never closes', always, '2026-01-05T00:00Z', true, 'until 00:00'],
  ['open until midnight', evening, '2026-01-05T23:59Z', true, 'until 00:00'],
  ['closed for lunch', lunch, '2026-01-05T08:59Z', true, 'until 09:00'],
  ['closed for lunch', lunch, '2026-01-05T09:00Z', false, 'at 14:00'],
  [
    'where it is Monday, for a visitor where it is Tuesday,',
    lunch,
    '2026-01-05T10:00Z',
    false,
    'maandag 14:00',
  ],
  ['open past midnight', nights, '2026-01-03T01:59Z', true, 'until 02:00'],
  ['open past midnight', nights, '2026-01-04T02:00Z', false, 'vrijdag 22:00'],
  ['open from Saturday to Monday', overSunday, '2026-01-04T12:00Z', true, 'until 17:00'],
  ['open from Saturday to Monday', overSunday, '2026-01-06T12:00Z', false, 'zaterdag 09:00'],
])('an office %s', (_what, hours, moment, open, sentence) => {
  expect(openingOf(hours, moment)).toMatchObject({ open, sentence });
});

const christmas = closedDays('2020-12-24', '2021-01-02');
const summer = closedDays('2026-08-01', '2026-08-31');

test.each([
  ['open the day after', week, [closedDays('2026-01-07')], '2026-01-07T10:00Z', 'donderdag 09:00'],
  [
    'with a day after it too',
    week,
    [summer, closedDays('2026-09-01')],
    '2026-08-12T12:00Z',
    '2\xa0september 09:00',
  ],
  ['that is over', week, [summer], '2026-09-01T10:00Z', 'until 17:00'],
  ['not yet begun', week, [summer], '2026-07-31T10:00Z', 'until 17:00'],
  ['before which the week ends', week, [summer], '2026-07-31T18:00Z', '1\xa0september 09:00'],
  ['of each year, in the old one', week, [christmas], '2028-12-31T10:00Z', 'woensdag 09:00'],
  ['of each year, in the new one', week, [christmas], '2026-01-02T10:00Z', 'zaterdag 10:00'],
  ['of each year, soon', week, [christmas], '2026-12-23T18:00Z', '4\xa0januari 09:00'],
  ['of each year, over', week, [christmas], '2030-01-03T10:00Z', 'until 17:00'],
  [
    'in a leap year',
    week,
    [closedDays('2020-02-28', '2020-02-29')],
    '2028-02-29T10:00Z',
    'woensdag 09:00',
  ],
  ['all year', week, [closedDays('2020-01-01', '2020-12-31')], '2026-05-05T10:00Z', null],
  ['after a night of work', nights, [closedDays('2026-01-03')], '2026-01-03T01:00Z', 'until 02:00'],
  [
    'instead of a night of work',
    nights,
    [closedDays('2026-01-02')],
    '2026-01-03T01:00Z',
    'at 22:00',
  ],
])('closed days, %s', (_what, hours, closed, moment, sentence) => {
  expect(openingOf(hours, moment, 'UTC', closed).sentence).toBe(sentence);
});

// The clocks change on 29 March and 25 October.
test.each([
  ['2026-03-30', '2026-03-29T22:59:59Z', false],
  ['2026-03-30', '2026-03-29T23:00:00Z', true],
  ['2026-03-29', '2026-03-29T22:59:59Z', true],
  ['2026-10-25', '2026-10-25T23:59:59Z', true],
  ['2026-10-26', '2026-10-25T23:59:59Z', false],
  ['2026-10-26', '2026-10-26T00:00:00Z', true],
])('%s in London: at %s it is that day: %s', (day, moment, isThatDay) => {
  const closed = [closedDays(day)];
  const { closedToday } = openingOf(week, moment, 'Europe/London', closed);
  expect(closedToday).toBe(isThatDay ? closed[0] : undefined);
});

test('closed days are told four weeks ahead, earliest first', () => {
  const closed = [closedDays('2020-01-06'), christmas, closedDays('2026-12-08'), summer];
  const told = (moment: string) =>
    openingOf(week, moment, 'UTC', closed).closedSoon.map(({ words }) => words);
  expect(told('2026-11-09T12:00Z')).toEqual([]);
  expect(told('2026-11-26T12:00Z')).toEqual(['2026-12-08', '2020-12-24']);
  expect(told('2026-12-31T12:00Z')).toEqual(['2020-12-24', '2020-01-06']);
});
