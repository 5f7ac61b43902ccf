/** Height of a tile in rem (docs/specification.md, reading 4). */
export const TILE_HEIGHT = { small: 16, medium: 20, large: 24 } as const;

type Size = keyof typeof TILE_HEIGHT;

type CustomProperties = Record<`--${string}`, string | number>;

/** Numbers of columns in windows of different widths (`PhotoGrid.module.css`). */
const COLUMNS = [2, 3, 4] as const;

/** Gap below each tile, in rows of half a rem. */
const GAP = 3;

/** What the words below a photo take on touch devices, rows. */
const WORDS = 12;

/** Returns the number of rows that a tile, its words and the gap below them take. */
const rowsOf = (size: Size, words: number) => 2 * TILE_HEIGHT[size] + words + GAP;

/** Minimum height of the closing tile with the gap below it, rows. */
const LEAST = rowsOf('small', 0);

/**
 * Returns the area of the closing tile: below the shortest column, or two equally short ones, and tall enough to
 * end level with the longest.
 * @param sizes sizes of the photos, which go to the columns in turn
 * @param words rows of the words below each photo
 * @returns the number of its column, from 1, and how many columns and rows it takes
 */
export function closingArea(sizes: readonly Size[], columns: number, words: number) {
  const heights = Array.from({ length: columns }, () => 0);
  sizes.forEach((size, index) => {
    heights[index % columns] += rowsOf(size, words);
  });
  const shortest = Math.min(...heights);
  const first = heights.indexOf(shortest);
  return {
    column: first + 1,
    span: heights[first + 1] === shortest ? 2 : 1,
    rows: Math.max(LEAST, Math.max(...heights) - shortest),
  };
}

/**
 * Returns the custom properties of the grid (`PhotoGrid.module.css`): rows, and the areas of the closing tile, by the
 * number of columns, with the words over the photos or below them.
 * @param photos the photos in columns
 */
export function gridAreas(photos: readonly { size: Size }[]): CustomProperties {
  const sizes = photos.map(({ size }) => size);
  const areas = COLUMNS.flatMap((columns) =>
    Object.entries({ over: 0, below: WORDS }).map(([name, words]) => {
      const { column, span, rows } = closingArea(sizes, columns, words);
      return [`--${name}-${columns}`, `auto / ${column} / span ${rows} / span ${span}`] as const;
    }),
  );
  return {
    '--large-rows': 2 * TILE_HEIGHT.large,
    '--gap-rows': GAP,
    '--words-rows': WORDS,
    ...Object.fromEntries(areas),
  };
}

/**
 * Returns the custom properties of a tile: its height in rows, and its column among 2, 3 or 4, in turn by its index. The
 * tile above the columns, of index -1, begins at the first.
 */
export const tileArea = (size: Size, index: number): CustomProperties => ({
  '--rows': 2 * TILE_HEIGHT[size],
  ...Object.fromEntries(
    COLUMNS.map((columns) => [`--of-${columns}`, Math.max(0, index % columns) + 1]),
  ),
});
