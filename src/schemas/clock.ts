/** The days of the week as they are written in content, Monday first. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The format of a time in content: `9:00 AM`, `12:30 PM`. */
export const TIME = /^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/;

const NOON = 12 * 60;
const SIX = 6 * 60;

/** A time of the content, such as `5:30 PM`, in minutes since midnight. */
export function minutesOf(time: string): number {
  const [clock, half] = time.split(' ');
  const [hours, minutes] = clock.split(':').map(Number);
  return ((hours % 12) + (half === 'PM' ? 12 : 0)) * 60 + minutes;
}

/**
 * Whether a closing time is plausible: later than the opening time, midnight, or up to 6:00 AM of the
 * next day for an office that opens in the afternoon. Any other time is taken for AM mixed up with PM.
 */
export function canClose(opens: string, closes: string): boolean {
  // The pattern of each field reports values that are not times.
  if (!TIME.test(opens) || !TIME.test(closes)) return true;
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  return end > start || end === 0 || (start >= NOON && end <= SIX);
}
