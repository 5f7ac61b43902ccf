/** Height of a tile in rem (docs/specification.md, reading 4). */
export const TILE_HEIGHT = { small: 16, medium: 20, large: 24 } as const;

type Size = keyof typeof TILE_HEIGHT;

/** Gap below each tile, rows; `PhotoGrid.module.css` repeats it. */
const GAP = 3;

/** What the words below a photo take on touch devices, rows; `PhotoGrid.module.css` repeats it. */
const WORDS = 12;

/** Returns the number of rows, half a rem each, that a tile, its words and the gap below them take. */
const rowsOf = (size: Size, words: number) => 2 * TILE_HEIGHT[size] + words + GAP;

/** Minimum height of the closing tile with the gap below it, rows. */
const LEAST = rowsOf('small', 0);

/**
 * Returns the place of the closing tile: below the shortest column, or two equally short ones, and tall enough to
 * end level with the longest.
 * @param sizes sizes of the photos, which go to the columns in turn
 * @param words rows of the words below each photo
 * @returns the number of its column, from 1, and how many columns and rows it takes
 */
export function closingPlace(sizes: readonly Size[], columns: number, words: number) {
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

/** Numbers of columns in windows of different widths (`PhotoGrid.module.css`). */
const COLUMNS = [2, 3, 4] as const;

type CustomProperties = Record<`--${string}`, string>;

/** Returns the custom properties for a tile's `grid-area` in each number of columns, with words over it or below. */
const places = (areaIn: (columns: number, words: number) => string): CustomProperties =>
  Object.fromEntries(
    COLUMNS.flatMap((columns) => [
      [`--place-${columns}`, areaIn(columns, 0)],
      [`--touch-${columns}`, areaIn(columns, WORDS)],
    ]),
  );

/** Returns the custom properties for the place of the closing tile: see `closingPlace`. */
export const closingPlaces = (sizes: readonly Size[]): CustomProperties =>
  places((columns, words) => {
    const { column, span, rows } = closingPlace(sizes, columns, words);
    return `auto / ${column} / span ${rows} / span ${span}`;
  });

/**
 * Returns the custom properties for height and place of a tile: tile n is in column n mod N.
 * @param index of the tile below a wide one, if any; -1 for the wide one itself, which is above two columns
 */
export const tilePlaces = (size: Size, index: number): CustomProperties => ({
  '--height': `${TILE_HEIGHT[size]}rem`,
  ...places((columns, words) =>
    index < 0
      ? '1 / 1 / auto / span 2'
      : `auto / ${(index % columns) + 1} / span ${rowsOf(size, words)}`,
  ),
});
