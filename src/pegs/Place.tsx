import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '../components/SiteLink';
import { useClientValue } from '../hooks/useClientValue';
import { skirtOf } from './pattern';
import * as styles from './Place.module.css';
import { hasDropped, NO_DOLL, onPlaceTaken, patternInPlace } from './takenPlace';

interface PlaceProps {
  href: string;
  /** Text of the link while the place is empty, and once a doll stands there. */
  labels: { place: string; placed: string };
}

/**
 * The place in the row that is left for the visitor: a link to the contact form. Once a message is sent, the
 * visitor's doll drops into it, as soon as the place is in view.
 */
export function Place({ href, labels }: PlaceProps) {
  const pattern = useClientValue(patternInPlace, NO_DOLL, onPlaceTaken);
  const dropped = useClientValue(hasDropped, false, onPlaceTaken);
  const [seen, setSeen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!dropped || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.8 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [dropped]);

  return (
    <SiteLink className={styles.link} href={href}>
      <span ref={place} className={styles.place}>
        <svg className={styles.sun} aria-hidden="true">
          <use href="#peg-place" />
        </svg>
        {pattern !== NO_DOLL && (
          <Doll pattern={pattern} drop={dropped ? (seen ? 'now' : 'later') : undefined} />
        )}
      </span>
      <span className={styles.label}>{pattern === NO_DOLL ? labels.place : labels.placed}</span>
    </SiteLink>
  );
}

/** The visitor's doll. `drop` says that it drops into its place, and when; otherwise it stands there. */
function Doll({ pattern, drop }: { pattern: number; drop?: 'now' | 'later' }) {
  const { motif, dress } = skirtOf(pattern);
  return (
    <svg
      className={styles.doll}
      viewBox="0 0 60 120"
      aria-hidden="true"
      data-dress={dress}
      data-drop={drop}
    >
      <use href="#peg-bell" />
      <use href={`#peg-${motif}`} clipPath="url(#peg-in-bell)" />
      <use href="#peg-yours" />
    </svg>
  );
}
