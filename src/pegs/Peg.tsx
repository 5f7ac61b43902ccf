interface PegProps {
  className: string;
  /** How far along the drawing of the row it is: 0 is the first doll, 1 the last. */
  at: number;
}

/**
 * A doll of the row, or its empty place, cut out of the drawing of all (`static/pegs.svg`). The element's height is
 * that of the row. As a picture that loads late, the drawing delays nothing of the first screen.
 */
export function Peg({ className, at }: PegProps) {
  return (
    <img
      className={className}
      style={{ objectFit: 'cover', objectPosition: `${at * 100}%` }}
      src="/pegs.svg"
      alt=""
      loading="lazy"
    />
  );
}
