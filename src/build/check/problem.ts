import { oneOf } from './words';

/** Something in a file of `content/` that is not as it should be. All texts are for people, not programmers. */
export interface Problem {
  /** From 1. Without a line the problem is the whole file's. */
  line?: number;
  /** From 1. */
  column?: number;
  /** The field, or a path to it such as `founder › alt`. */
  field?: string;
  /** Errors stop the build; warnings do not. */
  severity: 'error' | 'warning';
  /** A sentence that says what is there. */
  found: string;
  /** A sentence that says what to write or do instead. */
  expected: string;
  /** A sentence with the likeliest thing meant, when there is one. */
  hint?: string;
}

/** A problem with the file it is in. */
export interface FileProblem extends Problem {
  /** Path from the project's folder, with forward slashes. */
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

/** The hint at the likeliest thing meant, when there is one. */
export function didYouMean(...words: readonly (string | undefined)[]): string | undefined {
  const meant = words.filter((word) => word !== undefined);
  return meant.length > 0 ? `Did you mean ${oneOf(meant)}?` : undefined;
}

/** The whole message, without the place. */
export function sentence({ field, found, expected, hint }: Problem): string {
  const words = [found, expected, hint].filter(Boolean).join(' ');
  return field ? `${field}: ${words}` : words;
}
