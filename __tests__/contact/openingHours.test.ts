import { clockIn, openingAt } from '../../src/contact/openingHours';

test.each([
  { moment: '2026-07-03T22:59:59Z', timeZone: 'Europe/London', weekday: 'Friday' },
  { moment: '2026-07-03T23:00:00Z', timeZone: 'Europe/London', weekday: 'Saturday' },
  { moment: '2026-07-04T04:00:00Z', timeZone: 'America/New_York', weekday: 'Saturday' },
])('at $moment it is $weekday in $timeZone', ({ moment, timeZone, weekday }) => {
  expect(clockIn(timeZone, new Date(moment)).weekday).toBe(weekday);
});

const row = (days: string, opens: string | null, closes: string | null) => {
  const [from, to = null] = days.split(' to ');
  return { from, to, opens, closes };
};
const workday = row('Monday to Friday', '9:00 AM', '5:00 PM');
const saturday = row('Saturday', '10:00 AM', '2:00 PM');
const week = [workday, saturday, row('Sunday', null, null)];
const never = [row('Monday to Sunday', null, null)];
const always = [row('Monday to Sunday', '12:00 AM', '12:00 AM')];
const lunch = [row('Monday', '2:00 PM', '5:00 PM'), row('Monday', '9:00 AM', '12:00 PM')];
const evening = [row('Monday', '6:00 PM', '12:00 AM')];
const nights = [row('Friday to Saturday', '10:00 PM', '2:00 AM')];

const openUntil = (closes: string) => ({ open: true, closes });
const opensToday = (opens: string) => ({ open: false, day: null, opens });
const opensOn = (day: string, opens: string) => ({ open: false, day, opens });

// 2 January 2026 is a Friday.
test.each([
  ['open on six days', week, '2026-01-02T08:59:59Z', opensToday('9:00 AM')],
  ['open on six days', week, '2026-01-02T09:00Z', openUntil('5:00 PM')],
  ['open on six days', week, '2026-01-02T17:00Z', opensOn('Saturday', '10:00 AM')],
  ['open on six days', week, '2026-01-03T14:00Z', opensOn('Monday', '9:00 AM')],
  ['that never opens', never, '2026-01-05T12:00Z', null],
  ['that never closes', always, '2026-01-05T00:00Z', openUntil('12:00 AM')],
  ['open until midnight', evening, '2026-01-05T23:59Z', openUntil('12:00 AM')],
  ['closed for lunch', lunch, '2026-01-05T11:59Z', openUntil('12:00 PM')],
  ['closed for lunch', lunch, '2026-01-05T12:00Z', opensToday('2:00 PM')],
  ['open past midnight', nights, '2026-01-03T01:59Z', openUntil('2:00 AM')],
  ['open past midnight', nights, '2026-01-04T02:00Z', opensOn('Friday', '10:00 PM')],
])('an office %s', (_what, hours, moment, opening) => {
  expect(openingAt(hours, clockIn('UTC', new Date(moment)))).toEqual(opening);
});
