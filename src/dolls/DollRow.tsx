import { SiteLink } from '../ui/SiteLink';
import { Doll } from './Doll';
import * as styles from './DollRow.module.css';
import type { ServiceDoll } from './IconDoll';
import { Place } from './Place';

interface DollRowProps {
  /** The contact form, to which the place leads. */
  href: string;
  /** Text of the link while the place is empty, and once it has a doll; `contact` where they are missing. */
  labels: { place: string | null; placed: string | null; contact: string };
  /** The doll that has taken the place, if any. */
  doll: ServiceDoll | null;
}

/** The dolls on both sides of the visitor's place, which is as wide as two of them. */
const BEFORE = [0, 1, 2, 3, 4];
const AFTER = [7, 8, 9, 10, 11];

/** The people of the pictures as a row of wooden dolls, seen from behind, with the visitor's place: a link to the form. */
export function DollRow({ href, labels, doll }: DollRowProps) {
  return (
    <div className={styles.row}>
      {BEFORE.map(dollAt)}
      <SiteLink className={styles.link} href={href}>
        <Place className={styles.place} doll={doll} />
        <span className={styles.label}>
          {(doll && labels.placed) || labels.place || labels.contact}
        </span>
      </SiteLink>
      {AFTER.map(dollAt)}
    </div>
  );
}

const dollAt = (number: number) => <Doll key={number} className={styles.doll} from={number} />;
