// In British English no comma stands before the last word.
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A list as people write it: `a, b or c`. */
export function oneOf(words: readonly unknown[]): string {
  return OR.format(words.map(String));
}

/** A list as people write it: `a, b and c`. */
export function allOf(words: readonly string[]): string {
  return AND.format(words);
}

/** A number with its noun: `1 photo`, `2 photos`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Words as found in a file, in quotes, shortened when they are long. */
export function quoted(words: string): string {
  return `"${words.length > 60 ? `${words.slice(0, 57)}…` : words}"`;
}
