import { openingNow } from '../../src/contact/opening';
import { DAYS, dayNames } from '../../src/content/time';

type Hours = Queries.OfficeHoursFragment;
type Row = Hours['week'][number];

const LABELS = { openNow: 'until {time}', opensToday: 'at {time}', opensOn: '{day} {time}' };

const openingOf = (week: Hours['week'], moment: string, timeZone = 'UTC') =>
  openingNow({ timeZone, week, city: null, dayNames: dayNames('nl') }, LABELS, new Date(moment));

function row([from, to = null]: [Row['from'], Row['to']?], opens?: string, closes = ''): Row {
  const time = (iso: string) => (opens ? { iso, text: iso } : null);
  return { from, to, opens: time(opens ?? ''), closes: time(closes) };
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
