import { DAYS, minutesOf } from '../schemas/clock';

/** A row of the office hours: a day, or from one day to another. */
interface Days {
  from: string;
  to: string | null;
}

/**
 * The weekday at a moment in a time zone, in English as content writes it.
 * @param timeZone IANA name, such as `Europe/London`
 */
export function weekdayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(moment);
}

/** Minutes since midnight at a moment in a time zone. */
function minutesIn(timeZone: string, moment: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(moment);
  const [hours, minutes] = clock.split(':').map(Number);
  return hours * 60 + minutes;
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
 * Whether the office is open at a moment; it opens at its opening minute and is closed at its
 * closing minute, which may be after midnight.
 * @returns `null` when no row has times
 */
export function openingAt(week: readonly Hours[], timeZone: string, moment: Date): Opening | null {
  const now = minutesIn(timeZone, moment);
  const days: readonly string[] = DAYS;
  const today = days.indexOf(weekdayIn(timeZone, moment));
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
