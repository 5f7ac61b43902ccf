import { DAYS } from '../content/days';

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
 * closing minute.
 * @returns `null` when no row has times
 */
export function openingAt(week: readonly Hours[], timeZone: string, moment: Date): Opening | null {
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  const now = format.format(moment);
  const days: readonly string[] = DAYS;
  const today = days.indexOf(weekdayIn(timeZone, moment));
  // A week from today: the same day again, for an office that opens once a week.
  for (let ahead = 0; ahead <= days.length; ahead += 1) {
    const day = days[(today + ahead) % days.length];
    for (const { opens, closes } of openOn(week, day)) {
      if (ahead > 0) return { open: false, day, opens };
      if (now < twentyFourHours(opens)) return { open: false, day: null, opens };
      if (now < endOf(closes)) return { open: true, closes };
    }
  }
  return null;
}

/** The hours of a weekday, earliest first: an office may close for lunch. */
function openOn(week: readonly Hours[], day: string): { opens: string; closes: string }[] {
  return week
    .flatMap((row) => {
      const { opens, closes } = row;
      return opens && closes && daysOf(row).includes(day) ? [{ opens, closes }] : [];
    })
    .sort((a, b) => (twentyFourHours(a.opens) < twentyFourHours(b.opens) ? -1 : 1));
}

/** A closing time in 24 hours; midnight ends the day instead of beginning it. */
function endOf(closes: string): string {
  const end = twentyFourHours(closes);
  return end === '00:00' ? '24:00' : end;
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
  const [clock, half] = time.split(' ');
  const [hours, minutes] = clock.split(':');
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
