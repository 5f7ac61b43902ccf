import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import * as shared from '../styles/shared.module.css';
import { interpolate } from '../ui/interpolate';
import { PostalAddress } from '../ui/PostalAddress';
import * as contact from './Contact.module.css';
import { HoursTable } from './HoursTable';
import * as styles from './OfficeHours.module.css';
import { type OpeningNow, openingNow } from './opening';

interface OfficeHoursProps {
  hours: Queries.OfficeHoursFragment;
  labels: Queries.OfficeHoursLabelsFragment;
  address: Queries.PostalAddressFragment | null;
  /** Element of the heading. */
  level: 'h2' | 'h3';
}

/** Interval at which the clock is read again in a page that stays open, ms. */
const CLOCK_INTERVAL = 30_000;

/**
 * The office hours as a small table. The build cannot know the time of a visit: whether the office is open, and which
 * row is today's, is added after hydration, and moves nothing.
 */
export function OfficeHours({ hours, labels, address, level: Heading }: OfficeHoursProps) {
  const now = useOpeningNow(hours, labels);
  // Time zones are named after cities, such as America/New_York.
  const city = hours.timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  return (
    <div className={styles.hours}>
      <Heading className={contact.cardHeading}>{labels.heading}</Heading>
      <p className={styles.opening} data-shown={Boolean(now?.sentence)} data-open={now?.open}>
        {now?.sentence}
      </p>
      <HoursTable hours={hours} labels={labels} now={now} />
      <div>
        <p className={shared.note}>{interpolate(labels.note, { city: hours.city ?? city })}</p>
        {address && <PostalAddress address={address} />}
      </div>
    </div>
  );
}

/** Returns what the office hours say now; `undefined` until the page has hydrated. */
function useOpeningNow(
  hours: Queries.OfficeHoursFragment,
  labels: Queries.OfficeHoursLabelsFragment,
): OpeningNow | undefined {
  const [now, setNow] = useState<OpeningNow>();
  useEffect(() => {
    const update = () =>
      setNow(openingNow(hours, labels, new Date(), document.documentElement.lang));
    // Formatting for the first time in a time zone is slow, and a separate task keeps effects short.
    const first = setTimeout(update);
    const timer = setInterval(update, CLOCK_INTERVAL);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [hours, labels]);
  return now;
}

export const fragment = graphql`
  fragment OfficeHours on SiteContentHours {
    timeZone
    city
    dayNames
    closed {
      from {
        iso
        date
      }
      to {
        iso
        date
      }
      yearly
      words
    }
    week {
      from
      to
      opens {
        iso
        text
      }
      closes {
        iso
        text
      }
    }
  }
  fragment OfficeHoursLabels on ContactContentHours {
    heading
    days
    closed
    today
    openNow
    opensToday
    opensOn
    note
  }
`;
