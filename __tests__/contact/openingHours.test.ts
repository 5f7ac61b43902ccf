import {
  clockIn,
  daysOf,
  openingAt,
  shortTime,
  twentyFourHours,
} from '../../src/contact/openingHours';

describe('clockIn', () => {
  test.each([
    { moment: '2026-03-27T23:59:59Z', timeZone: 'Europe/London', weekday: 'Friday' },
    { moment: '2026-03-28T00:00:00Z', timeZone: 'Europe/London', weekday: 'Saturday' },
    { moment: '2026-07-03T22:59:59Z', timeZone: 'Europe/London', weekday: 'Friday' },
    { moment: '2026-07-03T23:00:00Z', timeZone: 'Europe/London', weekday: 'Saturday' },
    { moment: '2026-07-03T14:59:59Z', timeZone: 'Asia/Tokyo', weekday: 'Friday' },
    { moment: '2026-07-03T15:00:00Z', timeZone: 'Asia/Tokyo', weekday: 'Saturday' },
    { moment: '2026-07-04T03:59:59Z', timeZone: 'America/New_York', weekday: 'Friday' },
    { moment: '2026-07-04T04:00:00Z', timeZone: 'America/New_York', weekday: 'Saturday' },
  ])('at $moment it is $weekday in $timeZone', ({ moment, timeZone, weekday }) => {
    expect(clockIn(timeZone, new Date(moment)).weekday).toBe(weekday);
  });
});

test.each([
  [{ from: 'Tuesday', to: 'Thursday' }, 'Tuesday, Wednesday, Thursday'],
  [{ from: 'Sunday', to: null }, 'Sunday'],
  [{ from: 'Sunday', to: 'Sunday' }, 'Sunday'],
  [{ from: 'Saturday', to: 'Monday' }, 'Saturday, Sunday, Monday'],
])('%j are %s', (row, days) => {
  expect(daysOf(row).join(', ')).toBe(days);
});

test.each([
  ['12:00 AM', '00:00', '12 AM'],
  ['12:59 AM', '00:59', '12:59 AM'],
  ['9:00 AM', '09:00', '9 AM'],
  ['12:00 PM', '12:00', '12 PM'],
  ['5:30 PM', '17:30', '5:30 PM'],
  ['11:59 PM', '23:59', '11:59 PM'],
])('%s is %s, and short %s', (written, inTwentyFourHours, short) => {
  expect(twentyFourHours(written)).toBe(inTwentyFourHours);
  expect(shortTime(written)).toBe(short);
});

describe('openingAt', () => {
  const WEEK = [
    { from: 'Monday', to: 'Friday', opens: '9:00 AM', closes: '5:00 PM' },
    { from: 'Saturday', to: null, opens: '10:00 AM', closes: '2:00 PM' },
    { from: 'Sunday', to: null, opens: null, closes: null },
  ];
  const openUntil = (closes: string) => ({ open: true, closes });
  const opensToday = (opens: string) => ({ open: false, day: null, opens });
  const opensOn = (day: string, opens: string) => ({ open: false, day, opens });

  test.each([
    // 27 March 2026 is a Friday; London keeps winter time until the 29th.
    { moment: '2026-03-27T00:00:00Z', opening: opensToday('9:00 AM') },
    { moment: '2026-03-27T08:59:59Z', opening: opensToday('9:00 AM') },
    { moment: '2026-03-27T09:00:00Z', opening: openUntil('5:00 PM') },
    { moment: '2026-03-27T16:59:59Z', opening: openUntil('5:00 PM') },
    { moment: '2026-03-27T17:00:00Z', opening: opensOn('Saturday', '10:00 AM') },
    { moment: '2026-03-28T13:59:59Z', opening: openUntil('2:00 PM') },
    { moment: '2026-03-28T14:00:00Z', opening: opensOn('Monday', '9:00 AM') },
    { moment: '2026-03-29T12:00:00Z', opening: opensOn('Monday', '9:00 AM') },
    // Summer time.
    { moment: '2026-03-30T07:59:59Z', opening: opensToday('9:00 AM') },
    { moment: '2026-03-30T08:00:00Z', opening: openUntil('5:00 PM') },
  ])('at $moment', ({ moment, opening }) => {
    expect(openingAt(WEEK, clockIn('Europe/London', new Date(moment)))).toEqual(opening);
  });

  const row = (days: string, opens: string | null, closes: string | null) => {
    const [from, to = null] = days.split(' to ');
    return { from, to, opens, closes };
  };
  const once = [row('Friday', '9:00 AM', '5:00 PM')];
  const never = [row('Monday to Sunday', null, null)];
  const always = [row('Monday to Sunday', '12:00 AM', '12:00 AM')];
  const lunch = [row('Monday', '2:00 PM', '5:00 PM'), row('Monday', '9:00 AM', '12:00 PM')];
  const evening = [row('Monday', '6:00 PM', '12:00 AM')];
  const nights = [row('Friday to Saturday', '10:00 PM', '2:00 AM')];

  test.each([
    ['in another time zone', 'Pacific/Auckland', WEEK, '2026-03-27T22:00Z', openUntil('2:00 PM')],
    ['open once a week', 'UTC', once, '2026-03-27T18:00Z', opensOn('Friday', '9:00 AM')],
    ['that never opens', 'UTC', never, '2026-01-05T12:00Z', null],
    ['that never closes', 'UTC', always, '2026-01-05T00:00Z', openUntil('12:00 AM')],
    ['open until midnight', 'UTC', evening, '2026-01-05T23:59Z', openUntil('12:00 AM')],
    ['closed for lunch', 'UTC', lunch, '2026-01-05T11:59Z', openUntil('12:00 PM')],
    ['closed for lunch', 'UTC', lunch, '2026-01-05T12:00Z', opensToday('2:00 PM')],
    ['closed for lunch', 'UTC', lunch, '2026-01-05T15:00Z', openUntil('5:00 PM')],
    ['closed for lunch', 'UTC', lunch, '2026-01-05T17:00Z', opensOn('Monday', '9:00 AM')],
    ['open past midnight', 'UTC', nights, '2026-01-02T21:59Z', opensToday('10:00 PM')],
    ['open past midnight', 'UTC', nights, '2026-01-02T23:59Z', openUntil('2:00 AM')],
    ['open past midnight', 'UTC', nights, '2026-01-03T01:59Z', openUntil('2:00 AM')],
    ['open past midnight', 'UTC', nights, '2026-01-03T02:00Z', opensToday('10:00 PM')],
    ['open past midnight', 'UTC', nights, '2026-01-04T01:59Z', openUntil('2:00 AM')],
    ['open past midnight', 'UTC', nights, '2026-01-04T02:00Z', opensOn('Friday', '10:00 PM')],
  ])('of an office %s (%s)', (_what, timeZone, week, moment, opening) => {
    expect(openingAt(week, clockIn(timeZone, new Date(moment)))).toEqual(opening);
  });
});
