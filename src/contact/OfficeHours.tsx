import { graphql } from 'gatsby';
import * as styles from './OfficeHours.module.css';
import { clockIn, daysOf, openingAt, shortTime, type Opening } from './openingHours';
import { useClientValue } from '../hooks/useClientValue';

interface OfficeHoursProps {
  hours: Queries.OfficeHoursFragment;
  labels: Queries.OfficeHoursLabelsFragment;
}

/** ms. */
const MINUTE = 60_000;

/**
 * The office hours as a small table. Whether the office is open, and which row is today's, is said
 * once the visitor's clock can be asked; nothing moves then.
 */
export function OfficeHours({ hours, labels }: OfficeHoursProps) {
  const minute = useClientValue(() => Math.floor(Date.now() / MINUTE), 0, ticking);
  const clock = minute ? clockIn(hours.timeZone, new Date(minute * MINUTE)) : null;
  const opening = clock && openingAt(hours.week, clock);
  return (
    <>
      <p className={styles.opening} data-shown={opening !== null} data-open={opening?.open}>
        {opening && describe(opening, labels)}
      </p>
      <div className={styles.frame}>
        <table className={styles.table}>
          <tbody>
            {hours.week.map((row, index) => {
              const isToday = clock !== null && daysOf(row).includes(clock.weekday);
              return (
                <tr key={index} className={styles.row} aria-current={isToday ? 'date' : undefined}>
                  <th scope="row">
                    <span>{row.to ? `${row.from}–${row.to}` : row.from}</span>
                    {isToday && <span className="visually-hidden"> ({labels.today})</span>}
                  </th>
                  <td>{row.opens ? `${row.opens}–${row.closes}` : labels.closed}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Has the clock read twice a minute, for tabs that are left open. */
function ticking(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE / 2);
  return () => clearInterval(timer);
}

/** Says in the content's words whether the office is open. */
function describe(opening: Opening, labels: Queries.OfficeHoursLabelsFragment): string {
  if (opening.open) return labels.openNow.replace('{time}', shortTime(opening.closes));
  const words = opening.day ? labels.opensOn.replace('{day}', opening.day) : labels.opensToday;
  return words.replace('{time}', shortTime(opening.opens));
}

export const fragment = graphql`
  fragment OfficeHours on SiteContentHours {
    timeZone
    week {
      from
      to
      opens
      closes
    }
  }
  fragment OfficeHoursLabels on ContactContentHours {
    closed
    today
    openNow
    opensToday
    opensOn
  }
`;
