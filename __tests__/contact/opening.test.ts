import { openingNow } from '../../src/contact/opening';
import { dayNames, DAYS, localDay } from '../../src/content/time';

type Hours = Queries.OfficeHoursFragment;
type Row = Hours['week'][number];

const LABELS = { openNow: 'until {time}', opensToday: 'at {time}', opensOn: '{day} {time}' };

function openingOf(
  week: Hours['week'],
  moment: string,
  closed: Hours['closed'] = [],
  zone = 'UTC',
) {
  const hours = { timeZone: zone, week, city: null, closed, dayNames: dayNames('nl') };
  return openingNow(hours, LABELS, new Date(moment), 'nl');
}

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

// 2 January 2026 is a Friday.
test.each([
  ['a week', '2026-07-03T22:59:59Z', 'Europe/London', 'Friday', week],
  ['a week', '2026-07-03T23:00:00Z', 'Europe/London', 'Saturday', week],
  ['a week', '2026-07-04T04:00:00Z', 'America/New_York', 'Saturday', week],
  ['nights until 2:00', '2026-01-03T01:59:00Z', 'UTC', 'Friday', nights],
  ['nights until 2:00', '2026-01-03T02:00:00Z', 'UTC', 'Saturday', nights],
])('of %s, at %s in %s the row of %s is current', (_what, moment, zone, day, hours) => {
  expect(DAYS[openingOf(hours, moment, [], zone).weekday]).toBe(day);
});

const christmas = closedDays('2020-12-24', '2021-01-02');
const summer = closedDays('2026-08-01', '2026-08-31');
const leapDay = closedDays('2020-02-28', '2020-02-29');

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
  ['on Monday, where the visitor has Tuesday', lunch, '2026-01-05T10:00Z', false, 'maandag 14:00'],
  ['open past midnight', nights, '2026-01-03T01:59Z', true, 'until 02:00'],
  ['open past midnight', nights, '2026-01-04T02:00Z', false, 'vrijdag 22:00'],
  ['open from Saturday to Monday', overSunday, '2026-01-04T12:00Z', true, 'until 17:00'],
  ['open from Saturday to Monday', overSunday, '2026-01-06T12:00Z', false, 'zaterdag 09:00'],
])('an office %s', (_what, hours, moment, open, sentence) => {
  expect(openingOf(hours, moment)).toMatchObject({ open, sentence });
});

test.each([
  ['open the day after', week, '2026-01-07T10:00Z', [closedDays('2026-01-07')], 'donderdag 09:00'],
  [
    'with a day after it too',
    week,
    '2026-08-12T12:00Z',
    [summer, closedDays('2026-09-01')],
    '2\xa0september 09:00',
  ],
  ['that is over', week, '2026-09-01T10:00Z', [summer], 'until 17:00'],
  ['not yet begun', week, '2026-07-31T10:00Z', [summer], 'until 17:00'],
  ['before which the week ends', week, '2026-07-31T18:00Z', [summer], '1\xa0september 09:00'],
  ['of each year, in the old one', week, '2028-12-31T10:00Z', [christmas], 'woensdag 09:00'],
  ['of each year, in the new one', week, '2026-01-02T10:00Z', [christmas], 'zaterdag 10:00'],
  ['of each year, soon', week, '2026-12-23T18:00Z', [christmas], '4\xa0januari 09:00'],
  ['of each year, over', week, '2030-01-03T10:00Z', [christmas], 'until 17:00'],
  ['in a leap year', week, '2028-02-29T10:00Z', [leapDay], 'woensdag 09:00'],
  ['all year', week, '2026-05-05T10:00Z', [closedDays('2020-01-01', '2020-12-31')], null],
  ['after a night of work', nights, '2026-01-03T01:00Z', [closedDays('2026-01-03')], 'until 02:00'],
])('closed days, %s', (_what, hours, moment, closed, sentence) => {
  expect(openingOf(hours, moment, closed).sentence).toBe(sentence);
});
