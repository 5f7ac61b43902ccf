import { SiteLink } from '../ui/SiteLink';
import * as styles from './PlaceLink.module.css';
import { usePattern } from './takenPlace';
import { VisitorsPlace } from './VisitorsPlace';

interface PlaceLinkProps {
  href: string;
  /** Text of the link while the place is empty, and once it has a doll; `contact` where they are missing. */
  labels: { place: string | null; placed: string | null; contact: string };
}

/**
 * The visitor's empty place in the row: a link to the contact form. Once a message is sent, the visitor's doll
 * drops into it.
 */
export function PlaceLink({ href, labels }: PlaceLinkProps) {
  const taken = usePattern() !== '';
  return (
    <SiteLink className={styles.link} href={href}>
      <VisitorsPlace className={styles.place} defines />
      <span className={styles.label}>
        {(taken && labels.placed) || labels.place || labels.contact}
      </span>
    </SiteLink>
  );
}
