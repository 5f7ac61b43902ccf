import { DAYS, daysOf } from '../content/time';
import * as styles from './WeekArc.module.css';

interface WeekArcProps {
  /** The rows of the office hours: one without a time of opening is closed. */
  week: Queries.OfficeHoursFragment['week'];
  /** Today's weekday, which gets a ring; `undefined` until the browser has read the clock. */
  today: number | undefined;
  /** Whether the office is open now, as the sun shows. */
  open: boolean;
}

/** The week as an arc of seven beads above a sun, as decoration: those of open days are lit. */
export function WeekArc({ week, today, open }: WeekArcProps) {
  const openDays = week.flatMap((row) => (row.opens ? daysOf(row) : []));
  return (
    <svg className={styles.arc} viewBox="0 0 104 56" aria-hidden="true">
      {DAYS.map((day, index) => (
        <circle
          key={day}
          data-lit={openDays.includes(index)}
          data-today={index === today}
          cx="52"
          cy="10"
          r={index % 2 ? 4 : 5.5}
          transform={`rotate(${index * 28 - 84} 52 53)`}
        />
      ))}
      <path className={styles.sun} data-lit={open} d="M30 55a22 22 0 0 1 44 0z" />
    </svg>
  );
}
