import { distance } from 'fastest-levenshtein';

/** Largest distance at which two words count as similar, as a share of the written word's length. */
const MAX_DISTANCE = 0.4;

/** Returns the edit distance of two words; 1 for a part of a name, such as `cap` of `graduation-cap`. */
const distanceTo = (word: string, candidate: string) =>
  candidate.split('-').includes(word) ? 1 : distance(word, candidate);

const plain = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '-');

/** Returns up to `count` candidates similar to a written word, the most similar first. */
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
