import { distance } from 'fastest-levenshtein';

/** Greatest distance at which two words count as similar, as a share of the length of the written one. */
const MAX_DISTANCE = 0.4;

/** The edit distance of two words; 1 for a part of a name, such as `cap` of `graduation-cap`. */
const distanceTo = (word: string, candidate: string) =>
  candidate.split('-').includes(word) ? 1 : distance(word, candidate);

const plain = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '-');

/** The name in a list that equals another but for capital letters. */
export const sameButCase = (name: string, names: readonly string[]) =>
  names.find((other) => other.toLowerCase() === name.toLowerCase());

/**
 * The candidates most similar to a written word, the most similar first; empty when none is similar.
 * @param count how many at most
 */
export function nearest(written: string, candidates: readonly string[], count = 1): string[] {
  const word = plain(written);
  const most = Math.max(1, Math.floor(word.length * MAX_DISTANCE));
  return candidates
    .map((candidate) => ({ candidate, slips: distanceTo(word, plain(candidate)) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
