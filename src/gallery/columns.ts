/** Height of a tile in rem (docs/specification.md, reading 4). */
export const TILE_HEIGHT = { small: 16, medium: 20, large: 24 } as const;

type Size = keyof typeof TILE_HEIGHT;

/** Numbers of columns in windows of different widths (`PhotoGrid.module.css`). */
const COLUMNS = [2, 3, 4] as const;

/**
 * Returns the custom properties of a tile: its height in rows, and its column among 2, 3 or 4, in turn by its index. The
 * style sheet places the tile above the columns, of index -1. Of three, a closing tile fills two.
 */
export const tileArea = (
  size: Size,
  index: number,
  closing: boolean,
): Record<`--${string}`, number | string> => ({
  '--rows': 2 * TILE_HEIGHT[size],
  ...Object.fromEntries(COLUMNS.map((columns) => [`--of-${columns}`, (index % columns) + 1])),
  ...(closing && { '--of-3': '2 / span 2' }),
});

/** Whether a tile begins a row of three columns that is not the first. */
export const startsRowOfThree = (index: number): boolean => index > 0 && index % 3 === 0;
