import { z } from 'zod';
import { DAYS, daysOf, isoTime, minutesOf, TIME } from '../time';
import { date, flag, group, text, textMatching } from './builders';

/**
 * Whether a closing time is plausible: later than the opening time, midnight, or up to 6:00 AM of the next day
 * for an office that opens in the afternoon. Any other time is treated as a mix-up of AM and PM.
 */
function canClose(opens: string, closes: string): boolean {
  return closes > opens || closes === '00:00' || (opens >= '12:00' && closes <= '06:00');
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Older browsers know no offsets, such as +01:00.
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}

/** A time of day, which is read as one on the 24-hour clock; optional, since closed days have none. */
const time = (description: string) =>
  textMatching(TIME, 'a time such as 9:00 AM, 5:30 PM, 17:30 or 17h30', description)
    .meta({ holds: 'time' })
    .optional();

/** One or more days with the same hours. Two rows of the same day leave a break between them. */
const row = z
  .strictObject({
    from: z.enum(DAYS).meta({
      description: 'The first day of the row.',
      wanted: 'one day, such as Monday; a last day, such as Friday, has its own line "to: Friday"',
    }),
    to: z.enum(DAYS).optional().meta({
      description: 'The last day of the row, if it covers several days.',
    }),
    opens: time('When the office opens, such as 9:00 AM. Leave it out for closed days.'),
    closes: time(
      'When the office closes, such as 5:00 PM, or 2:00 AM if it closes after midnight. Needed wherever there is an opening time.',
    ),
  })
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    error: 'both opens and closes, or neither on a closed day',
    path: ['closes'],
  })
  .refine(
    ({ opens = '', closes = '' }) => !isoTime(opens) || !isoTime(closes) || canClose(opens, closes),
    {
      error:
        'a time later than the opening time; an office that opens in the afternoon may close after midnight, by 6:00 AM',
      path: ['closes'],
    },
  );

/** Returns the minutes of a row from midnight to midnight, or to a later closing time; NaN for times that are not valid. */
function minutesIn({ opens, closes }: z.infer<typeof row>): [number, number] {
  if (!opens && !closes) return [0, 24 * 60];
  const [from, to] = [opens, closes].map((typed = '') => minutesOf(isoTime(typed) ?? ''));
  return [from, to > from ? to : to + 24 * 60];
}

/** The rows of the week. Only rows with a break between them may have the same day. */
const week = z
  .array(row)
  .min(1)
  .superRefine((rows, context) => {
    for (const [index, one] of rows.entries()) {
      for (const [above, other] of rows.slice(0, index).entries()) {
        const day = daysOf(one).find((each) => daysOf(other).includes(each));
        const [[from, to], [start, end]] = [minutesIn(one), minutesIn(other)];
        if (day === undefined || !(from < end && start < to)) continue;
        const message = `days that no other row has: ${DAYS[day]} is in row ${above + 1} too. Two rows may have the same day only if their hours do not overlap`;
        context.addIssue({ code: 'custom', path: [index, 'from'], message });
      }
    }
  });

/** Days on which the office is closed, whatever the week says. */
export const closedDays = z
  .strictObject({
    from: date('The day, or the first of several, such as 2027-08-01.'),
    to: date('The last day, if several.').optional(),
    yearly: flag('Whether they are the same days each year, such as Christmas.'),
    words: text('Why, in a few words, such as Summer holidays.', 40),
  })
  .refine(({ from, to = from }) => to >= from && to < nextYear(from), {
    error: 'the last day: not before the first, and less than a year after it',
    path: ['to'],
  });

const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

const TIME_ZONE = 'a time zone such as Europe/London';

/** The office hours in `content/site.md`. */
export const officeHours = group('When the office is open.', {
  timeZone: z.string().refine(isTimeZone, { error: TIME_ZONE }).meta({
    description: 'The office’s time zone, such as Europe/London.',
    wanted: TIME_ZONE,
    // The admin page’s form knows only this.
    pattern: '^([A-Z][A-Za-z]+/[A-Z].*|[A-Z\\d]{3,7})$',
  }),
  city: text(
    'The city in the line under the hours, if not the one in the time zone.',
    60,
  ).optional(),
  week: week.meta({ description: 'The rows of the office hours, Monday first.' }),
  closed: z.array(closedDays).default([]).meta({ description: 'Closed days. Optional.' }),
});
