import { closedSpan, dateOf, dayAfter, DAYS, daysOf, minutesOf } from '../content/time';
import { interpolate } from '../ui/interpolate';

/** What the office hours say at a moment. */
export interface OpeningNow {
  /** The weekday at the office, as its position in `DAYS`. */
  weekday: number;
  open: boolean;
  /** Until when the office is open, or when it opens; `null` if it does not open within a year. */
  sentence: string | null;
  /** The closed days that include today. */
  closedToday: ClosedDays | undefined;
}

type Hours = Queries.OfficeHoursFragment;
type ClosedDays = Hours['closed'][number];
type Labels = Pick<Queries.OfficeHoursLabelsFragment, 'openNow' | 'opensToday' | 'opensOn'>;

const WEEK = DAYS.length;

/** Minutes of a day. */
const DAY = 24 * 60;

/**
 * Returns what the office hours say at a moment. The opening minute counts as open, the closing minute as closed;
 * closing may be after midnight, even on a closed day. Where the visitor has another day than the office, names the
 * day; the date, if there is such a day before.
 */
export function openingNow(
  { timeZone, week, closed, dayNames }: Hours,
  labels: Labels,
  moment: Date,
  lang: string,
): OpeningNow {
  const { today, now } = clockAt(timeZone, moment);
  const closedToday = closed.find((days) => include(days, today));
  const common = { weekday: weekdayOf(today), closedToday };
  // From yesterday, whose hours may end after midnight, to the week after closed days, which last a year at most.
  for (let ahead = -1; ahead <= 366 + WEEK; ahead += 1) {
    const date = dayAfter(today, ahead);
    const day = weekdayOf(date);
    const isClosed = closed.some((days) => include(days, date));
    const rows = week.filter((row) => !isClosed && daysOf(row).includes(day));
    for (const { opens, closes } of spansOf(rows)) {
      const start = minutesOf(opens.iso) + ahead * DAY;
      const length = (minutesOf(closes.iso) - minutesOf(opens.iso) + DAY) % DAY || DAY;
      if (now < start) {
        const isToday = ahead === 0 && day === (moment.getDay() + WEEK - 1) % WEEK;
        const label = isToday ? labels.opensToday : labels.opensOn;
        const name = ahead >= WEEK ? dateOf(date, lang) : dayNames[day];
        const sentence = interpolate(label, { day: name, time: opens.text });
        return { ...common, open: false, sentence };
      }
      if (now < start + length) {
        const sentence = interpolate(labels.openNow, { time: closes.text });
        // After midnight, the row of the day on which the office opened.
        return { ...common, weekday: day, closedToday: undefined, open: true, sentence };
      }
    }
  }
  return { ...common, open: false, sentence: null };
}

/** Returns the day (ISO 8601) and the minutes since its midnight that a clock in a time zone shows. */
function clockAt(timeZone: string, moment: Date) {
  const two = '2-digit';
  const shown = { year: 'numeric', month: two, day: two, hour: two, minute: two } as const;
  const format = new Intl.DateTimeFormat('en', { ...shown, timeZone, hourCycle: 'h23' });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value] as const);
  const { year, month, day, hour, minute } = Object.fromEntries(parts);
  return { today: `${year}-${month}-${day}`, now: minutesOf(`${hour}:${minute}`) };
}

/** Whether closed days include a day. */
function include(days: ClosedDays, day: string): boolean {
  const [first, last] = closedSpan(days, day);
  return first <= day && last >= day;
}

const weekdayOf = (day: string) => (new Date(day).getUTCDay() + WEEK - 1) % WEEK;

/** Returns the spans of rows in which the office is open, earliest first: several if it closes for lunch. */
export function spansOf(rows: Hours['week']) {
  return rows
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => minutesOf(a.opens.iso) - minutesOf(b.opens.iso));
}
