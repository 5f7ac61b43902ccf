import { DAYS, daysOf, minutesOf } from '../content/schemas/clock';

/** Weekday and time in the office's time zone. */
export interface Clock {
  /** In English, as in content. */
  weekday: string;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * Returns the weekday and the time in a time zone at a moment.
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

/** A row of the office hours: one day or a range of days, with both times or neither, as in content. */
interface Hours {
  from: string;
  to: string | null;
  opens: string | null;
  closes: string | null;
}

/** Open until a time, or closed until a day and time; `day` is `null` for today. */
export type Opening =
  { open: true; closes: string } | { open: false; day: string | null; opens: string };

/**
 * Whether the office is open. The opening minute counts as open, the closing minute as closed; closing may be
 * after midnight.
 * @returns `null` if no row has times
 */
export function openingAt(
  week: readonly Hours[],
  { weekday, minutes: now }: Clock,
): Opening | null {
  const days: readonly string[] = DAYS;
  const today = days.indexOf(weekday);
  // From yesterday, whose hours may end after midnight, to the same weekday next week.
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

/** Returns the hours of a weekday, earliest first. There are several if the office closes for lunch. */
function openOn(week: readonly Hours[], day: string): { opens: string; closes: string }[] {
  return week
    .filter((row) => daysOf(row).includes(day))
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}
