import { DAYS, daysOf, minutesOf } from '../schemas/clock';
import { coerce } from '../reading/value';
import type { Fields } from './fields';
import { allOf, warning, type Problem } from './problem';

interface Row {
  from: string;
  to?: string;
  opens?: string;
  closes?: string;
}

/** Returns warnings about days that the office hours omit, or for which they contradict themselves. */
export function weekProblems(fields: Fields): Problem[] {
  const week = fields.get('hours › week');
  if (!week) return [];
  const rows = coerce(week.node, week.schema) as Row[];
  const on = (day: string) => rows.filter((row) => daysOf(row).includes(day));
  const left = DAYS.filter((day) => on(day).length === 0);
  const twice = rows.flatMap((row, index) => {
    const days = daysOf(row).filter((day) =>
      on(day).some((other) => rows.indexOf(other) < index && contradict(other, row)),
    );
    if (days.length === 0) return [];
    const place = fields.get(`hours › week › ${index + 1}`)?.place;
    return {
      ...place,
      ...warning(`a row above already names ${allOf(days)}.`, 'Keep only one of the two.'),
    };
  });
  if (left.length === 0) return twice;
  const none = warning(
    `no row names ${allOf(left)}.`,
    'Add a row for each day. For a closed day, leave out opens and closes.',
  );
  return [{ ...week.place, ...none }, ...twice];
}

/** Whether two rows contradict each other; the hours before and after a lunch break do not. */
function contradict(one: Row, other: Row): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  const [opens, closes] = [minutesOf(other.opens), minutesOf(other.closes)];
  return opens < minutesOf(one.closes) && minutesOf(one.opens) < closes;
}
