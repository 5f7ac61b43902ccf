/**
 * Matches a time of day as people write it, if it is unambiguous: `9am`, `5:30 p.m.`, `09:00`, `17.30`, `17h30`.
 * Without AM or PM, rejects an hour of one digit, since `5:00` usually means the afternoon. Has no flags, since the
 * admin page's forms get the pattern without them.
 */
export const TIME =
  /^(?:(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?\s?([AaPp])\.?\s?[Mm]\.?|([01]\d|2[0-3])[:.]([0-5]\d)|(1?\d|2[0-3])\s?[Hh](?:\s?([0-5]\d))?)$/;

/**
 * Normalises a time of the content: `9:00 AM`, `12:30 PM`.
 * @returns `undefined` if it is not a time
 */
export function timeOf(written: string): string | undefined {
  // Groups of alternatives that do not match are undefined, which their type omits.
  const match: (string | undefined)[] | null = TIME.exec(written);
  if (!match) return undefined;
  const [, twelve, past, half, two, of, french, after] = match;
  const hour = Number(twelve ?? two ?? french);
  const isPm = half ? /p/i.test(half) : hour >= 12;
  return `${hour % 12 || 12}:${past ?? of ?? after ?? '00'} ${isPm ? 'PM' : 'AM'}`;
}
