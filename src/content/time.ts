/** The days of the week as written in content, Monday first. All other code knows a day by its position here. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Matches a time of day as people write it, if it is unambiguous: `9am`, `5:30 p.m.`, `09:00`, `17.30`, `17h30`,
 * `9:00 h`. Without AM, PM or h, rejects an hour of one digit, since `5:00` usually means the afternoon. Has no flags,
 * since the admin page's forms get the pattern without them.
 */
export const TIME =
  /^(?:(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?\s?([AaPp])\.?\s?[Mm]\.?|([01]\d|2[0-3])[:.]([0-5]\d)|([01]?\d|2[0-3])(?:\s?[Hh](?:\s?([0-5]\d))?|[:.]([0-5]\d)\s?[Hh]))$/;

/** Converts a time as people write it to the 24-hour clock: `5 p.m.` to `17:00`. */
export function isoTime(written: string): string | undefined {
  // Groups of alternatives that do not match are undefined, which their type omits.
  const match: (string | undefined)[] | null = TIME.exec(written);
  if (!match) return undefined;
  const [, twelve, past, half, two, of, h, after, before] = match;
  const hour = twelve ? (Number(twelve) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0) : two;
  return `${String(hour ?? h).padStart(2, '0')}:${past ?? of ?? after ?? before ?? '00'}`;
}

/** Returns the minutes from midnight to a time on the 24-hour clock. */
export function minutesOf(iso: string): number {
  const [hours, minutes] = iso.split(':').map(Number);
  return hours * 60 + minutes;
}

type Day = (typeof DAYS)[number];

/** Returns the weekdays of a row of office hours, which may go from Sunday on to Monday. */
export function daysOf({ from, to }: { from: Day; to?: Day | null }): number[] {
  const first = DAYS.indexOf(from);
  const more = (DAYS.indexOf(to ?? from) - first + DAYS.length) % DAYS.length;
  return Array.from({ length: more + 1 }, (_, index) => (first + index) % DAYS.length);
}

/** A Monday at midnight, ms. */
const MONDAY = Date.UTC(2024, 0, 1);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Returns a time on the 24-hour clock (`17:00`) with its text in a language (`5:00 PM`). Like `dayNames`, only for the
 * build: a browser's language data may differ, and React would then replace the page that it hydrates.
 */
export function localTime(iso: string, lang: string): { iso: string; text: string } {
  const format = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' });
  // In newer data a narrow space precedes AM, which is wider than a normal one in some fonts.
  const text = format.format(MONDAY + minutesOf(iso) * MINUTE).replace(/\u202f/g, ' ');
  return { iso, text };
}

/** Formats a day; in French, the first of a month as one writes it, which `Intl` does not know: `1er août`. */
const dayText = (format: Intl.DateTimeFormat, iso: string, lang: string) =>
  format.format(Date.parse(iso)).replace(/^1(?= )/, /^fr/.test(lang) ? '1er' : '1');

/** Returns the text of a day in a language, without its year, on one line: `1 August`. */
export function dateOf(iso: string, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return dayText(format, iso, lang).replaceAll(' ', '\xa0');
}

/** Returns a day (`2026-08-01`) with its texts in a language (`1 August 2026`). Only for the build, as `localTime`. */
export function localDay(iso: string, lang: string): { iso: string; text: string; date: string } {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return { iso, text: dayText(format, iso, lang), date: dateOf(iso, lang) };
}

/** Returns the day that is a number of days after another, both as 2026-08-01. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Closed days, as pages query them. */
interface ClosedDays {
  from: { iso: string };
  to: { iso: string } | null;
  yearly: boolean;
}

/** Returns the same day of another year; if that has no 29 February, the day before. */
const inYear = (year: number, day: string) =>
  `${year}${day.slice(4)}`.replace('02-29', year % 4 === 0 ? '02-29' : '02-28');

/** Returns the first and the last of closed days; of those of each year, the next ones that a day is not after. */
export function closedSpan({ from, to, yearly }: ClosedDays, day: string): [string, string] {
  const [first, last] = [from.iso, (to ?? from).iso];
  if (!yearly) return [first, last];
  const year = Number(day.slice(0, 4)) + Number(last.slice(4) < day.slice(4));
  const firstYear = year - Number(last.slice(0, 4)) + Number(first.slice(0, 4));
  return [inYear(firstYear, first), inYear(year, last)];
}

/** Returns the names of `DAYS` in a language. */
export function dayNames(lang: string): string[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return DAYS.map((_, index) => format.format(MONDAY + index * DAY));
}
