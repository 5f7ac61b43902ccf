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
