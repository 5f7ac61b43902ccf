import { DAYS, daysOf } from '../content/time';
import * as shared from '../styles/shared.module.css';
import { interpolate } from '../ui/interpolate';
import * as styles from './HoursTable.module.css';
import { type OpeningNow, spansOf } from './opening';

interface HoursTableProps {
  hours: Queries.OfficeHoursFragment;
  labels: Queries.OfficeHoursLabelsFragment;
  /** What the office hours say now; `undefined` until the browser has read the clock. */
  now: OpeningNow | undefined;
}

/** The office hours as a table: the week, then the closed days. Today's row is marked. */
export function HoursTable({ hours: { week, closed, dayNames }, labels, now }: HoursTableProps) {
  // Rows of the same days, which leave a break between them, are one row with several spans.
  const days = week
    .map((row) => week.filter(({ from, to }) => from === row.from && to === row.to))
    .filter(([first], index) => first === week[index])
    .map((rows) => ({
      from: dayNames[DAYS.indexOf(rows[0].from)],
      to: rows[0].to && dayNames[DAYS.indexOf(rows[0].to)],
      spans: spansOf(rows),
      words: null,
      isToday: now && !now.closedToday && daysOf(rows[0]).includes(now.weekday),
    }));
  const closedRows = closed.map((one) => ({
    from: one.from.date,
    to: one.to?.date,
    spans: [],
    words: one.words,
    isToday: one === now?.closedToday,
  }));
  return (
    <table className={styles.table}>
      <tbody>
        {[...days, ...closedRows].map(({ from, to, spans, words, isToday }, index) => (
          <tr key={index} className={styles.row} aria-current={isToday ? 'date' : undefined}>
            <th scope="row">
              <span className={styles.days}>
                {to && to !== from ? interpolate(labels.days, { from, to }) : from}
              </span>
              {isToday && <span className="visually-hidden"> ({labels.today})</span>}
              {words && <span className={shared.note}>{words}</span>}
            </th>
            <td>
              {spans.map(({ opens, closes }) => (
                <span key={opens.iso}>{`${opens.text}–${closes.text}`}</span>
              ))}
              {spans.length === 0 && labels.closed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
