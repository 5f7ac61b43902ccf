import { distance } from 'fastest-levenshtein';

/** The share of a word's letters that may differ while it still looks like a slip. */
const SLIP = 0.4;

/** How far two words are apart; a word that is one part of the other, as in `graduation-cap`, is near. */
const apart = (word: string, candidate: string) =>
  candidate.split('-').includes(word) ? 1 : distance(word, candidate);

const plain = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '-');

/**
 * The candidates that a written word may have been meant as, the likeliest first; none when nothing
 * is close.
 * @param count how many at most
 */
export function nearest(written: string, candidates: readonly string[], count = 1): string[] {
  const word = plain(written);
  const most = Math.max(1, Math.floor(word.length * SLIP));
  return candidates
    .map((candidate) => ({ candidate, slips: apart(word, plain(candidate)) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
