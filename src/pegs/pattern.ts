/** What may be painted on a skirt: ids of drawings in `pegs.svg`, without `peg-`. */
export const MOTIFS = ['zigzag', 'diamonds', 'dots', 'ring', 'band', 'foot'] as const;

/** Number of pairs of colours for a skirt and what is painted on it (`Place.module.css`). */
const DRESSES = 4;

/** Number of patterns: each motif on each dress. */
const PATTERNS = MOTIFS.length * DRESSES;

/** Whether it is the number of a pattern. */
export const isPattern = (number: number) =>
  Number.isInteger(number) && number >= 0 && number < PATTERNS;

/** Motif and number of the dress of a pattern. */
export const skirtOf = (pattern: number) => ({
  motif: MOTIFS[pattern % MOTIFS.length],
  dress: Math.floor(pattern / MOTIFS.length),
});

/**
 * The number of the pattern that belongs to a name: the same for each way of writing its capitals, accents and
 * spaces. The name cannot be found out from it.
 */
export function patternOf(name: string): number {
  const letters = name.normalize('NFC').toLowerCase().replace(/\s+/g, '');
  let sum = 7;
  for (const letter of letters) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % PATTERNS;
}
