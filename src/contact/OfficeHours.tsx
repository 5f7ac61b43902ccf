import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { interpolate } from '../interpolate';
import { DAYS, daysOf } from '../schemas/clock';
import * as styles from './OfficeHours.module.css';
import { clockIn, openingAt, type Clock, type Opening } from './openingHours';
import { WeekArc } from './WeekArc';

interface OfficeHoursProps {
  hours: Queries.OfficeHoursFragment;
  labels: Queries.OfficeHoursLabelsFragment;
  heading: 'h2' | 'h3';
}

/** Interval at which the clock is read again in a page that stays open, ms. */
const CLOCK_INTERVAL = 30_000;

/**
 * The office hours: heading with the week as beads, and a small table. The build cannot know the time of a visit: whether the
 * office is open, and which row is today's, is added after hydration, without a layout shift.
 */
export function OfficeHours({ hours, labels, heading: Heading }: OfficeHoursProps) {
  const clock = useClock(hours.timeZone);
  const opening = clock && openingAt(hours.week, clock);
  return (
    <>
      <Heading className={styles.heading}>
        {labels.heading}
        <WeekArc week={hours.week} today={clock?.weekday} open={opening?.open ?? false} />
      </Heading>
      <p className={styles.opening} data-shown={opening !== null} data-open={opening?.open}>
        {opening && describe(opening, hours, labels)}
      </p>
      <div className={styles.frame}>
        <table className={styles.table}>
          <tbody>
            {hours.week.map((row, index) => {
              const days = [row.from, row.to]
                .flatMap((day) => (day ? nameOf(day, hours.dayNames) : []))
                .join('–');
              const isToday = clock !== null && daysOf(row).includes(clock.weekday);
              return (
                <tr key={index} className={styles.row} aria-current={isToday ? 'date' : undefined}>
                  <th scope="row">
                    <span className={styles.days}>{days}</span>
                    {isToday && <span className="visually-hidden"> ({labels.today})</span>}
                  </th>
                  <td>{row.opensText ? `${row.opensText}–${row.closesText}` : labels.closed}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Returns the clock in a time zone; `null` until the browser has read it. */
function useClock(timeZone: string): Clock | null {
  const [clock, setClock] = useState<Clock | null>(null);
  useEffect(() => {
    const update = () => setClock(clockIn(timeZone, new Date()));
    // Formatting for the first time in a time zone is slow, and a separate task keeps effects short.
    const first = setTimeout(update);
    const timer = setInterval(update, CLOCK_INTERVAL);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [timeZone]);
  return clock;
}

/** Returns the content's sentence about whether the office is open. */
function describe(
  opening: Opening,
  { week, dayNames }: Queries.OfficeHoursFragment,
  labels: Queries.OfficeHoursLabelsFragment,
): string {
  if (opening.open) {
    const text = week.find(({ closes }) => closes === opening.closes)?.closesText;
    return interpolate(labels.openNow, { time: text ?? '' });
  }
  const text = week.find(({ opens }) => opens === opening.opens)?.opensText;
  const time = text ?? '';
  if (!opening.day) return interpolate(labels.opensToday, { time });
  return interpolate(labels.opensOn, { day: nameOf(opening.day, dayNames), time });
}

/**
 * Returns the name of a weekday in the site's language.
 * @param day its English name
 */
function nameOf(day: string, dayNames: readonly string[]): string {
  return dayNames[DAYS.findIndex((name) => name === day)];
}

export const fragment = graphql`
  fragment OfficeHours on SiteContentHours {
    timeZone
    dayNames
    week {
      from
      to
      opens
      closes
      opensText
      closesText
    }
  }
  fragment OfficeHoursLabels on ContactContentHours {
    heading
    closed
    today
    openNow
    opensToday
    opensOn
  }
`;
