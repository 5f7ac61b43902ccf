import { TILE_HEIGHT } from './PhotoTile';

/** Where the closing tile stands in a grid with a number of columns. */
interface Place {
  /** Number of the column, from 1. */
  column: number;
  /** Rows of half a rem that the tile takes, with the gap below it. */
  rows: number;
}

/** Gap below each tile, rows; `PhotoGrid.module.css` has it, too. */
const GAP = 3;

/** Least height of the closing tile with the gap below it, rows. */
const LEAST = 24 + GAP;

/**
 * The place of the closing tile: below the shortest column, and as high as it takes to end with the longest.
 * @param sizes those of the photos, which are dealt out to the columns in turn
 */
export function closingPlace(sizes: readonly (keyof typeof TILE_HEIGHT)[], columns: number): Place {
  const heights = Array.from({ length: columns }, () => 0);
  sizes.forEach((size, index) => {
    heights[index % columns] += 2 * TILE_HEIGHT[size] + GAP;
  });
  const shortest = Math.min(...heights);
  return {
    column: heights.indexOf(shortest) + 1,
    rows: Math.max(LEAST, Math.max(...heights) - shortest),
  };
}
