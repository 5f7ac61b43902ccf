import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Doll.module.css';
import { skirtOf } from './pattern';

interface DollProps extends ComponentProps<'svg'> {
  /** Class that sets the position. */
  className: string;
  /** What is on the skirt (`skirtOf`). */
  pattern: string;
  /** Whether it contains the shapes to which all dolls of a page refer: one must. */
  defines?: boolean;
}

/** A doll without a place in the drawing of the row: it is drawn in the page and needs no file. */
export default function Doll({ className, pattern, defines, ...rest }: DollProps): ReactNode {
  const { motif, dress } = skirtOf(pattern);
  return (
    <svg
      {...rest}
      className={`${styles.doll} ${className}`}
      viewBox="0 0 60 120"
      aria-hidden="true"
      data-dress={dress}
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
