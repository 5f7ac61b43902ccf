import { DAYS, minutesOf } from '../schemas/clock';

/** A row of the office hours: a day, or from one day to another. */
interface Days {
  from: string;
  to: string | null;
}

/** What a clock on the office's wall shows. */
export interface Clock {
  /** In English, as content writes it. */
  weekday: string;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * The clock in a time zone at a moment.
 * @param timeZone IANA name, such as `Europe/London`
 */
export function clockIn(timeZone: string, moment: Date): Clock {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    timeZone,
  });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value] as const);
  const { weekday, hour, minute } = Object.fromEntries(parts);
  return { weekday, minutes: Number(hour) * 60 + Number(minute) };
}

/** A row with its times, both or neither, as content writes them. */
interface Hours extends Days {
  opens: string | null;
  closes: string | null;
}

/** Whether the office is open: until when, or from when on which day (`null` is today). */
export type Opening =
  { open: true; closes: string } | { open: false; day: string | null; opens: string };

/**
 * Whether the office is open; it opens at its opening minute and is closed at its closing minute,
 * which may be after midnight.
 * @returns `null` when no row has times
 */
export function openingAt(
  week: readonly Hours[],
  { weekday, minutes: now }: Clock,
): Opening | null {
  const days: readonly string[] = DAYS;
  const today = days.indexOf(weekday);
  // From yesterday, whose hours may run over midnight, to the same day next week.
  for (let ahead = -1; ahead <= days.length; ahead += 1) {
    const day = days[(today + ahead + days.length) % days.length];
    for (const { opens, closes } of openOn(week, day)) {
      const start = minutesOf(opens) + ahead * DAY;
      const length = (minutesOf(closes) - minutesOf(opens) + DAY) % DAY || DAY;
      if (now < start) return { open: false, day: ahead > 0 ? day : null, opens };
      if (now < start + length) return { open: true, closes };
    }
  }
  return null;
}

/** Minutes of a day. */
const DAY = 24 * 60;

/** The hours of a weekday, earliest first: an office may close for lunch. */
function openOn(week: readonly Hours[], day: string): { opens: string; closes: string }[] {
  return week
    .flatMap((row) => {
      const { opens, closes } = row;
      return opens && closes && daysOf(row).includes(day) ? [{ opens, closes }] : [];
    })
    .sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

/** A time without its minutes where they are none: `5 PM`, `5:30 PM`. */
export function shortTime(time: string): string {
  return time.replace(':00', '');
}

/** The weekdays a row stands for; it may run over the week's end. */
export function daysOf({ from, to }: Days): string[] {
  const week: readonly string[] = DAYS;
  const [first, last] = [week.indexOf(from), week.indexOf(to ?? from)];
  return first <= last
    ? week.slice(first, last + 1)
    : [...week.slice(first), ...week.slice(0, last + 1)];
}

/** A time as content writes it, `5:00 PM`, in 24 hours: `17:00`. */
export function twentyFourHours(time: string): string {
  const minutes = minutesOf(time);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
