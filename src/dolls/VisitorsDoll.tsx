import { useEffect, useRef, useState } from 'react';
import { useClientValue } from '../ui/useClientValue';
import * as styles from './VisitorsDoll.module.css';
import { skirtOf } from './pattern';
import { hasDropped, isTaken, keptPattern, onPlaceTaken } from './takenPlace';

interface DollProps {
  /** Class that sets the position. */
  className: string;
  /** Whether it contains the shapes to which all dolls of a page refer: one must. */
  defines?: boolean;
}

/** The doll of a visitor who has sent a message; nothing before. */
export function VisitorsDoll(props: DollProps) {
  const taken = useClientValue(isTaken, false, onPlaceTaken);
  return __DOLLS__ && taken && <Doll {...props} />;
}

/** If the visitor sent the message while the page was open, the doll drops once it is in view. */
function Doll({ className, defines = false }: DollProps) {
  const { motif, dress } = skirtOf(useClientValue(() => keptPattern() ?? '', '', onPlaceTaken));
  const dropped = useClientValue(hasDropped, false, onPlaceTaken);
  const [seen, setSeen] = useState(false);
  const doll = useRef<SVGSVGElement>(null);

  useEffect(() => {
    if (!dropped || !doll.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.8 },
    );
    observer.observe(doll.current);
    return () => observer.disconnect();
  }, [dropped]);

  return (
    <svg
      ref={doll}
      className={`${styles.doll} ${className}`}
      viewBox="0 0 60 120"
      aria-hidden="true"
      data-dress={dress}
      data-drop={dropped ? (seen ? 'now' : 'later') : undefined}
    >
      {defines && <g dangerouslySetInnerHTML={{ __html: __PEG_SHAPES__ }} />}
      <use href="#peg-bell" />
      <use href={`#peg-${motif}`} clipPath="url(#peg-in-bell)" />
      <use href="#peg-head" fill="#dcae7c" />
      <circle cx="30" cy="11" r="5" fill="#fffaf0" />
      <path fill="currentColor" d="M10 36a20 20 0 0 1 40 0z" />
      <path
        fill="none"
        stroke="#fffaf0"
        strokeWidth="6"
        strokeLinecap="round"
        d="M12 36q18 6 36 0"
      />
      <use href="#peg-shine" />
      <use href="#peg-bell" fill="url(#peg-turned)" />
    </svg>
  );
}
