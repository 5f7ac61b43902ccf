/** A list as people write it: `a, b or c`. */
export function oneOf(words: readonly unknown[]): string {
  return joined(words, 'or');
}

/** A list as people write it: `a, b and c`. */
export function allOf(words: readonly unknown[]): string {
  return joined(words, 'and');
}

function joined(words: readonly unknown[], last: string): string {
  const [all, end] = [words.slice(0, -1).join(', '), String(words.at(-1))];
  return all ? `${all} ${last} ${end}` : end;
}

/** A number with its noun: `1 photo`, `2 photos`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A value as found in a file, in quotes, shortened when it is long. */
export function quoted(value: unknown): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${words.length > 60 ? `${words.slice(0, 57)}…` : words}"`;
}
