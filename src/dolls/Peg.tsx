/** Position of the empty place, which is as wide as two dolls, in the drawing of the row. */
export const PLACE = 5 / 10;

interface PegProps {
  className: string;
  /** Position in the drawing of the row: 0 is the first doll, 1 the last. */
  at: number;
}

/**
 * A doll of the row, or its empty place, cropped from the drawing of the whole row (`static/pegs.svg`). The
 * element is as tall as the row. The drawing is a picture that loads late, so that it does not delay the first
 * screen.
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
