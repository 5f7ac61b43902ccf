import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import * as styles from './OfficeHours.module.css';
import { clockIn, daysOf, openingAt, shortTime, type Clock, type Opening } from './openingHours';

interface OfficeHoursProps {
  hours: Queries.OfficeHoursFragment;
  labels: Queries.OfficeHoursLabelsFragment;
}

/** How often the clock is read, for tabs that are left open; ms. */
const TICK = 30_000;

/**
 * The office hours as a small table. Whether the office is open, and which row is today's, is said
 * once the visitor's clock can be asked; nothing moves then.
 */
export function OfficeHours({ hours, labels }: OfficeHoursProps) {
  const clock = useClock(hours.timeZone);
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

/** The clock in a time zone, once the browser has been asked. */
function useClock(timeZone: string): Clock | null {
  const [clock, setClock] = useState<Clock | null>(null);
  useEffect(() => {
    const look = () => setClock(clockIn(timeZone, new Date()));
    // A browser's first look at a time zone takes long: it gets a step of its own.
    const first = setTimeout(look);
    const timer = setInterval(look, TICK);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [timeZone]);
  return clock;
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
