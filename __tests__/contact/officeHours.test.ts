import {
  daysOf,
  openingAt,
  shortTime,
  twentyFourHours,
  weekdayIn,
} from '../../src/contact/officeHours';

describe('weekdayIn', () => {
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
    expect(weekdayIn(timeZone, new Date(moment))).toBe(weekday);
  });
});

describe('daysOf', () => {
  test('from one day to another', () => {
    expect(daysOf({ from: 'Monday', to: 'Friday' })).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
    ]);
  });

  test('a single day', () => {
    expect(daysOf({ from: 'Sunday', to: null })).toEqual(['Sunday']);
    expect(daysOf({ from: 'Sunday', to: 'Sunday' })).toEqual(['Sunday']);
  });

  test('over the end of the week', () => {
    expect(daysOf({ from: 'Saturday', to: 'Monday' })).toEqual(['Saturday', 'Sunday', 'Monday']);
  });
});

test.each([
  ['12:00 AM', '00:00'],
  ['12:59 AM', '00:59'],
  ['1:00 AM', '01:00'],
  ['9:00 AM', '09:00'],
  ['11:59 AM', '11:59'],
  ['12:00 PM', '12:00'],
  ['12:30 PM', '12:30'],
  ['1:00 PM', '13:00'],
  ['5:00 PM', '17:00'],
  ['11:59 PM', '23:59'],
])('%s is %s', (written, inTwentyFourHours) => {
  expect(twentyFourHours(written)).toBe(inTwentyFourHours);
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
    expect(openingAt(WEEK, 'Europe/London', new Date(moment))).toEqual(opening);
  });

  test('counts in the time zone of the office', () => {
    const moment = new Date('2026-03-27T22:00:00Z');
    expect(openingAt(WEEK, 'Pacific/Auckland', moment)).toEqual(openUntil('2:00 PM'));
  });

  test('knows an office that opens once a week', () => {
    const week = [{ from: 'Friday', to: null, opens: '9:00 AM', closes: '5:00 PM' }];
    const evening = new Date('2026-03-27T18:00:00Z');
    expect(openingAt(week, 'Europe/London', evening)).toEqual(opensOn('Friday', '9:00 AM'));
  });

  test('says nothing of an office that never opens', () => {
    const week = [{ from: 'Monday', to: 'Sunday', opens: null, closes: null }];
    expect(openingAt(week, 'Europe/London', new Date())).toBeNull();
  });
});

test.each([
  ['5:00 PM', '5 PM'],
  ['5:30 PM', '5:30 PM'],
  ['10:00 AM', '10 AM'],
])('%s is short %s', (time, short) => {
  expect(shortTime(time)).toBe(short);
});

test.each([
  ['2026-01-05T11:59:00Z', { open: true, closes: '12:00 PM' }],
  ['2026-01-05T12:00:00Z', { open: false, day: null, opens: '2:00 PM' }],
  ['2026-01-05T15:00:00Z', { open: true, closes: '5:00 PM' }],
  ['2026-01-05T17:00:00Z', { open: false, day: 'Monday', opens: '9:00 AM' }],
])('an office that closes for lunch, at %s', (moment, opening) => {
  const lunch = [
    { from: 'Monday', to: null, opens: '2:00 PM', closes: '5:00 PM' },
    { from: 'Monday', to: null, opens: '9:00 AM', closes: '12:00 PM' },
  ];
  expect(openingAt(lunch, 'UTC', new Date(moment))).toEqual(opening);
});

test('an office that closes at midnight is open until then', () => {
  const late = [{ from: 'Monday', to: null, opens: '6:00 PM', closes: '12:00 AM' }];
  expect(openingAt(late, 'UTC', new Date('2026-01-05T23:59:00Z'))).toEqual({
    open: true,
    closes: '12:00 AM',
  });
});

test.each([
  ['2026-01-02T21:59:00Z', { open: false, day: null, opens: '10:00 PM' }],
  ['2026-01-02T23:59:00Z', { open: true, closes: '2:00 AM' }],
  ['2026-01-03T01:59:00Z', { open: true, closes: '2:00 AM' }],
  ['2026-01-03T02:00:00Z', { open: false, day: null, opens: '10:00 PM' }],
  ['2026-01-04T01:59:00Z', { open: true, closes: '2:00 AM' }],
  ['2026-01-04T02:00:00Z', { open: false, day: 'Friday', opens: '10:00 PM' }],
])('an office that closes after midnight, at %s', (moment, opening) => {
  const nights = [{ from: 'Friday', to: 'Saturday', opens: '10:00 PM', closes: '2:00 AM' }];
  expect(openingAt(nights, 'UTC', new Date(moment))).toEqual(opening);
});

test('an office that opens from midnight to midnight never closes', () => {
  const always = [{ from: 'Monday', to: 'Sunday', opens: '12:00 AM', closes: '12:00 AM' }];
  const opening = openingAt(always, 'UTC', new Date('2026-01-05T00:00:00Z'));
  expect(opening).toEqual({ open: true, closes: '12:00 AM' });
});
