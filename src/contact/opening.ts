import { DAYS, daysOf, minutesOf } from '../content/time';
import { interpolate } from '../ui/interpolate';

/** What the office hours say at a moment. */
export interface OpeningNow {
  /** The weekday at the office, as its position in `DAYS`. */
  weekday: number;
  open: boolean;
  /** Until when the office is open, or when it opens; `null` if no row has times. */
  sentence: string | null;
}

type Hours = Queries.OfficeHoursFragment;
type Row = Hours['week'][number];
type Labels = Pick<Queries.OfficeHoursLabelsFragment, 'openNow' | 'opensToday' | 'opensOn'>;

const WEEK = DAYS.length;

/** Minutes of a day. */
const DAY = 24 * 60;

/**
 * Returns what the office hours say at a moment. The opening minute counts as open, the closing minute as closed;
 * closing may be after midnight. Where the visitor has another day than the office, names the day.
 */
export function openingNow(
  { timeZone, week, dayNames }: Hours,
  labels: Labels,
  moment: Date,
): OpeningNow {
  const { weekday, minutes: now } = clockIn(timeZone, moment);
  // From yesterday, whose hours may end after midnight, to the same weekday next week.
  for (let ahead = -1; ahead <= WEEK; ahead += 1) {
    const day = (weekday + ahead + WEEK) % WEEK;
    for (const { opens, closes } of spansOf(week.filter((row) => daysOf(row).includes(day)))) {
      const start = minutesOf(opens.iso) + ahead * DAY;
      const length = (minutesOf(closes.iso) - minutesOf(opens.iso) + DAY) % DAY || DAY;
      if (now < start) {
        const isToday = ahead === 0 && day === (moment.getDay() + WEEK - 1) % WEEK;
        const label = isToday ? labels.opensToday : labels.opensOn;
        const sentence = interpolate(label, { day: dayNames[day], time: opens.text });
        return { weekday, open: false, sentence };
      }
      if (now < start + length) {
        return {
          weekday,
          open: true,
          sentence: interpolate(labels.openNow, { time: closes.text }),
        };
      }
    }
  }
  return { weekday, open: false, sentence: null };
}

/** Returns the weekday and the minutes since midnight in a time zone (IANA, such as `Europe/London`). */
function clockIn(timeZone: string, moment: Date) {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    timeZone,
  });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value] as const);
  const { weekday, hour, minute } = Object.fromEntries(parts);
  return {
    weekday: DAYS.findIndex((day) => day === weekday),
    minutes: Number(hour) * 60 + Number(minute),
  };
}

/** Groups the rows of the same days, which leave a break between them. */
export function groupByDays(week: Hours['week']): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of week) {
    const days = daysOf(row).join();
    groups.set(days, [...(groups.get(days) ?? []), row]);
  }
  return [...groups.values()];
}

/** Returns the spans in which the office is open on the days of rows, earliest first: several if it closes for lunch. */
export function spansOf(rows: readonly Row[]) {
  return rows
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => minutesOf(a.opens.iso) - minutesOf(b.opens.iso));
}

/** Returns the city that a time zone is named after: `New York` for `America/New_York`. */
export function cityOf(timeZone: string): string {
  return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
}
