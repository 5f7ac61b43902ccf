import { interpolate } from '../ui/interpolate';
import { dayNameOf } from '../content/schemas/clock';
import { clockIn, openingAt } from './openingHours';

/** What the office hours say at a moment. */
export interface OpeningNow {
  /** In English, as in content. */
  weekday: string;
  open: boolean;
  /** Whether the office is open, in the words of the content; `null` when no row has times. */
  sentence: string | null;
}

/** Returns what the office hours say at a moment. */
export function openingNow(
  { timeZone, week, dayNames }: Queries.OfficeHoursFragment,
  labels: Queries.OfficeHoursLabelsFragment,
  moment: Date,
): OpeningNow {
  const clock = clockIn(timeZone, moment);
  const opening = openingAt(week, clock);
  const say = (sentence: string | null) => ({
    weekday: clock.weekday,
    open: opening?.open ?? false,
    sentence,
  });
  if (!opening) return say(null);
  if (opening.open) {
    const time = week.find(({ closes }) => closes === opening.closes)?.closesText ?? '';
    return say(interpolate(labels.openNow, { time }));
  }
  const time = week.find(({ opens }) => opens === opening.opens)?.opensText ?? '';
  if (!opening.day) return say(interpolate(labels.opensToday, { time }));
  return say(interpolate(labels.opensOn, { day: dayNameOf(opening.day, dayNames), time }));
}
