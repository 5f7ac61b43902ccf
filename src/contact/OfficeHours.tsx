import { graphql } from 'gatsby';
import * as styles from './OfficeHours.module.css';
import { daysOf, openingAt, shortTime, weekdayIn } from './officeHours';
import { useClientValue } from '../hooks/useClientValue';

interface OfficeHoursProps {
  hours: Queries.OfficeHoursFragment;
  labels: Queries.OfficeHoursLabelsFragment;
}

/**
 * The office hours as a small table. Whether the office is open, and which row is today's, is said
 * once the visitor's clock can be asked; nothing moves then.
 */
export function OfficeHours({ hours, labels }: OfficeHoursProps) {
  const today = useClientValue(() => weekdayIn(hours.timeZone, new Date()), '', ticking);
  const opening = useClientValue(() => describeOpening(hours, labels, new Date()), '', ticking);
  const open = useClientValue(
    () => openingAt(hours.week, hours.timeZone, new Date())?.open ?? false,
    false,
    ticking,
  );
  return (
    <>
      <p className={styles.opening} data-shown={opening !== ''} data-open={open}>
        {opening}
      </p>
      <div className={styles.frame}>
        <table className={styles.table}>
          <tbody>
            {hours.week.map((row, index) => {
              const isToday = daysOf(row).includes(today);
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
  const timer = setInterval(onTick, 30_000);
  return () => clearInterval(timer);
}

/** Says in the content's words whether the office is open; empty when it has no hours. */
function describeOpening(
  { week, timeZone }: Queries.OfficeHoursFragment,
  labels: Queries.OfficeHoursLabelsFragment,
  moment: Date,
): string {
  const opening = openingAt(week, timeZone, moment);
  if (!opening) return '';
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
