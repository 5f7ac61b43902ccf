import { DAYS, daysOf } from '../content/time';
import { interpolate } from '../ui/interpolate';
import * as styles from './HoursTable.module.css';
import { groupByDays, spansOf, type OpeningNow } from './opening';

interface HoursTableProps {
  hours: Queries.OfficeHoursFragment;
  labels: Queries.OfficeHoursLabelsFragment;
  /** What the office hours say now; `undefined` until the browser has read the clock. */
  now: OpeningNow | undefined;
}

/** The office hours as a table, with a row for all days that have the same. */
export function HoursTable({ hours, labels, now }: HoursTableProps) {
  const nameOf = (day: (typeof DAYS)[number]) => hours.dayNames[DAYS.indexOf(day)];
  return (
    <table className={styles.table}>
      <tbody>
        {groupByDays(hours.week).map((rows, index) => {
          const [row] = rows;
          const isToday = now !== undefined && daysOf(row).includes(now.weekday);
          return (
            <tr key={index} className={styles.row} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                <span className={styles.days}>
                  {row.to
                    ? interpolate(labels.days, { from: nameOf(row.from), to: nameOf(row.to) })
                    : nameOf(row.from)}
                </span>
                {isToday && <span className="visually-hidden"> ({labels.today})</span>}
              </th>
              <td>
                {spansOf(rows).map(({ opens, closes }) => (
                  <span key={opens.iso} className={styles.span}>
                    {`${opens.text}–${closes.text}`}
                  </span>
                ))}
                {!row.opens && labels.closed}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
