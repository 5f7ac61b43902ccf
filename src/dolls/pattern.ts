/** What may be painted on a skirt: ids of drawings in `static/pegs.svg`, without `peg-`. */
const MOTIFS = ['zigzag', 'diamonds', 'dots', 'ring', 'band', 'foot'] as const;

/** Number of pairs of colours for a skirt and what is painted on it (`Doll.module.css`). */
const DRESSES = 4;

/** Number of patterns: each motif on each dress. */
export const PATTERNS = MOTIFS.length * DRESSES;

/**
 * Returns a pattern's motif and the number of its dress.
 * @param kept the number, as the browser kept it; any other text also gives a pattern
 */
export function skirtOf(kept: string) {
  const pattern = Math.abs(Math.trunc(Number(kept))) % PATTERNS || 0;
  return { motif: MOTIFS[pattern % MOTIFS.length], dress: Math.floor(pattern / MOTIFS.length) };
}

/**
 * Returns the number of a name's pattern. It does not depend on capitals, accents and spaces. The name cannot
 * be recovered from it.
 */
export function patternOf(name: string): number {
  const letters = name.normalize('NFC').toLowerCase().replace(/\s+/g, '');
  let sum = 7;
  for (const letter of letters) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % PATTERNS;
}
