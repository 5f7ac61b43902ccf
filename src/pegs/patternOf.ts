import { PATTERNS } from './pattern';

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
