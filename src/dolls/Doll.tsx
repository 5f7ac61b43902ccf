/** The empty place of the row, for `Doll`. */
export const PLACE = { from: 5, width: 2 };

/** Width of the drawing, in widths of a doll of the row. */
const WIDTH = 24;

interface DollProps {
  className: string;
  /** Where it begins in the drawing, in widths of a doll of the row: there, the number of the doll. */
  from: number;
  /** Its width, in the same unit. */
  width?: number;
}

/**
 * A doll, or the row's empty place, cropped from the drawing of all dolls (`static/dolls.svg`). The element is as
 * tall as the drawing, which is a picture that loads late, so that it does not delay a first screen without it.
 */
export function Doll({ className, from, width = 1 }: DollProps) {
  return (
    <img
      className={className}
      style={{ objectFit: 'cover', objectPosition: `calc(100% * ${from} / ${WIDTH - width})` }}
      src="/dolls.svg"
      alt=""
      loading="lazy"
    />
  );
}
