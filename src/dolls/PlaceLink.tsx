import { SiteLink } from '../ui/SiteLink';
import type { ServiceDoll } from './IconDoll';
import { Place } from './Place';
import * as styles from './PlaceLink.module.css';

interface PlaceLinkProps {
  href: string;
  /** Text of the link while the place is empty, and once it has a doll; `contact` where they are missing. */
  labels: { place: string | null; placed: string | null; contact: string };
  /** The doll that has taken the place, if any. */
  doll: ServiceDoll | null;
}

/** The visitor's place in the row: a link to the contact form. */
export function PlaceLink({ href, labels, doll }: PlaceLinkProps) {
  return (
    <SiteLink className={styles.link} href={href}>
      <Place className={styles.place} doll={doll} />
      <span className={styles.label}>
        {(doll && labels.placed) || labels.place || labels.contact}
      </span>
    </SiteLink>
  );
}
