/** Height of a tile in rem (docs/specification.md, reading 4); `PhotoTile.module.css` repeats the values. */
export const TILE_HEIGHT = { small: 16, medium: 20, large: 24 } as const;

/** Position and height of the closing tile in a grid. */
interface Place {
  /** Number of the column, from 1. */
  column: number;
  /** Number of columns that the tile takes: 2 if the next column is as short. */
  span: 1 | 2;
  /** Number of rows, half a rem each, that the tile and the gap below it take. */
  rows: number;
}

/** Gap below each tile, rows; `PhotoGrid.module.css` repeats it. */
const GAP = 3;

/** Minimum height of the closing tile with the gap below it, rows. */
const LEAST = 21 + GAP;

/**
 * Returns the place of the closing tile: below the shortest column, or two equally short ones, and tall enough to
 * end level with the longest.
 * @param sizes sizes of the photos, which go to the columns in turn
 */
export function closingPlace(sizes: readonly (keyof typeof TILE_HEIGHT)[], columns: number): Place {
  const heights = Array.from({ length: columns }, () => 0);
  sizes.forEach((size, index) => {
    heights[index % columns] += 2 * TILE_HEIGHT[size] + GAP;
  });
  const shortest = Math.min(...heights);
  const first = heights.indexOf(shortest);
  return {
    column: first + 1,
    span: heights[first + 1] === shortest ? 2 : 1,
    rows: Math.max(LEAST, Math.max(...heights) - shortest),
  };
}

/** Numbers of columns in windows of different widths (`PhotoGrid.module.css`). */
const COLUMNS = [2, 3, 4] as const;

type CustomProperties = Record<`--${string}`, string | number>;

/** Returns the custom properties that place the closing tile in each number of columns: see `closingPlace`. */
export function closingColumns(sizes: readonly (keyof typeof TILE_HEIGHT)[]): CustomProperties {
  const places = COLUMNS.flatMap((columns): [string, string | number][] => {
    const { column, span, rows } = closingPlace(sizes, columns);
    return [
      [`--column-${columns}`, `${column} / span ${span}`],
      [`--rows-${columns}`, rows],
    ];
  });
  return Object.fromEntries(places);
}

/**
 * Returns the custom properties that place a tile in each number of columns: tile n is in column n mod N.
 * @param index of the tile below a wide one, if any; -1 for the wide one itself, which is above two columns
 */
export function tileColumns(index: number): CustomProperties {
  const column = (columns: number) => (index < 0 ? '1 / span 2' : (index % columns) + 1);
  return Object.fromEntries(COLUMNS.map((columns) => [`--column-${columns}`, column(columns)]));
}
