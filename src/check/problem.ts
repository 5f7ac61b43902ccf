/** A mistake in a file of `content/`. All texts are for staff, not for developers. */
export interface Problem {
  /** From 1; `undefined` when the problem is not in one line. */
  line?: number;
  /** From 1. */
  column?: number;
  /** The field, or a path to it such as `founder › alt`. */
  field?: string;
  /** Errors stop the build; warnings do not. */
  severity: 'error' | 'warning';
  /** A sentence that says what is wrong. */
  found: string;
  /** A sentence that says what to write or do instead. */
  expected: string;
  /** A sentence with what was probably meant, if that can be guessed. */
  hint?: string;
}

/** A problem and its file. */
export interface FileProblem extends Problem {
  /** Its path with forward slashes, which begins with that of the content folder as the check was given it. */
  file: string;
}

/** A problem that stops the build. */
export function error(found: string, expected: string, hint?: string): Problem {
  return { severity: 'error', found, expected, hint };
}

/** A problem that does not stop the build. */
export function warning(found: string, expected: string, hint?: string): Problem {
  return { severity: 'warning', found, expected, hint };
}

/** A hint at what was probably meant; `undefined` when there is no such word. */
export function didYouMean(...words: readonly (string | undefined)[]): string | undefined {
  const meant = words.filter((word) => word !== undefined);
  return meant.length > 0 ? `Did you mean ${oneOf(meant)}?` : undefined;
}

/** The whole message, without file and line. */
export function sentence({ field, found, expected, hint }: Problem): string {
  const words = [found, expected, hint].filter(Boolean).join(' ');
  return field ? `${field}: ${words}` : words;
}

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

/** A text of a file in quotes, shortened when it is long. */
export function quoted(words: string): string {
  return `"${words.length > 60 ? `${words.slice(0, 57)}…` : words}"`;
}
