/** What may be painted on a skirt: ids of drawings in `pegs.svg`, without `peg-`. */
const MOTIFS = ['zigzag', 'diamonds', 'dots', 'ring', 'band', 'foot'] as const;

/** Number of pairs of colours for a skirt and what is painted on it (`Place.module.css`). */
const DRESSES = 4;

/** Number of patterns: each motif on each dress. */
export const PATTERNS = MOTIFS.length * DRESSES;

/** Whether it is the number of a pattern. */
export const isPattern = (number: number) =>
  Number.isInteger(number) && number >= 0 && number < PATTERNS;

/** Motif and number of the dress of a pattern. */
export const skirtOf = (pattern: number) => ({
  motif: MOTIFS[pattern % MOTIFS.length],
  dress: Math.floor(pattern / MOTIFS.length),
});
