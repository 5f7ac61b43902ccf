/** The days of the week as written in content, Monday first. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const NOON = 12 * 60;
const SIX = 6 * 60;

/** Returns the weekdays of a row of hours, which may wrap from Sunday to Monday. */
export function daysOf({ from, to }: { from: string; to?: string | null }): string[] {
  const week: readonly string[] = DAYS;
  const [first, last] = [week.indexOf(from), week.indexOf(to ?? from)];
  return first <= last
    ? week.slice(first, last + 1)
    : [...week.slice(first), ...week.slice(0, last + 1)];
}

/** Converts a time of the content, such as `5:30 PM`, to minutes since midnight. */
export function minutesOf(time: string): number {
  const [clock, half] = time.split(' ');
  const [hours, minutes] = clock.split(':').map(Number);
  return ((hours % 12) + (half === 'PM' ? 12 : 0)) * 60 + minutes;
}

/**
 * Whether a closing time is plausible: later than the opening time, midnight, or up to 6:00 AM of the next day
 * for an office that opens in the afternoon. Any other time is treated as a mix-up of AM and PM.
 */
export function canClose(opens: string, closes: string): boolean {
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  return end > start || end === 0 || (start >= NOON && end <= SIX);
}

/** Converts a time of the content to the 24-hour clock: `5:00 PM` to `17:00`. */
export function twentyFourHours(time: string): string {
  return new Date(minutesOf(time) * 60_000).toISOString().slice(11, 16);
}

/** Returns the city that a time zone is named after: `New York` for `America/New_York`. */
export function cityOf(timeZone: string): string {
  return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
}

/**
 * Returns the name of a weekday in the site's language.
 * @param day its English name
 * @param dayNames the names of `DAYS` in that language
 */
export function dayNameOf(day: string, dayNames: readonly string[]): string {
  return dayNames[DAYS.findIndex((name) => name === day)];
}
