import { distance } from 'fastest-levenshtein';

/** Largest distance at which two words count as similar, as a share of the written word's length. */
const MAX_DISTANCE = 0.4;

/** Returns the edit distance of two words; 1 for a part of a name, such as `cap` of `graduation-cap`. */
const distanceTo = (word: string, candidate: string) =>
  candidate.split('-').includes(word) ? 1 : distance(word, candidate);

const plain = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '-');

/** Returns the candidate that is most similar to a written word, if one is similar. */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const word = plain(written);
  const most = Math.max(1, Math.floor(word.length * MAX_DISTANCE));
  return candidates
    .map((candidate) => ({ candidate, slips: distanceTo(word, plain(candidate)) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || (a.candidate < b.candidate ? -1 : 1))
    .at(0)?.candidate;
}

// British English has no comma before the last word.
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Formats a list as people write it: `a, b or c`. */
export function oneOf(words: readonly unknown[]): string {
  return OR.format(words.map(String));
}

/** Formats a list as people write it: `a, b and c`. */
export function allOf(words: readonly string[]): string {
  return AND.format(words);
}

/** Formats a number with its noun: `1 photo`, `2 photos`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Puts a text from a file into quotes, and shortens it if it is long. */
export function quoted(words: string): string {
  return `"${words.length > 60 ? `${words.slice(0, 57)}…` : words}"`;
}

/** Puts words into quotes, within which YAML reads exactly these words. */
export const inQuotes = (words: string) => `'${words.replace(/'/g, "''")}'`;
