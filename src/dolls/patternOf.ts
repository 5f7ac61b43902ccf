import { PATTERNS } from './pattern';

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
