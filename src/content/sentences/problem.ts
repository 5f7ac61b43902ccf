import { inQuotes } from './phrases';

/** A mistake in a file of `content/`. All texts are for staff, not for developers. */
export interface Problem {
  /** From 1; `undefined` if the problem is not in a single line. */
  line?: number;
  /** The field, or a path to it such as `founder › alt`. */
  field?: string;
  /** Errors stop the build; warnings do not. */
  severity: 'error' | 'warning';
  /** A sentence that says what is wrong. */
  found: string;
  /** A sentence that says what to write or do instead. */
  expected: string;
  /** A guess at what was meant. */
  meant?: string;
}

/** A problem and its file. */
export interface FileProblem extends Problem {
  /** Its path with forward slashes. It begins with the content folder's path as passed to the check. */
  file: string;
}

/** Returns a problem that stops the build. */
export function error(found: string, expected: string, meant?: string): Problem {
  return { severity: 'error', found, expected, meant };
}

/** Returns a problem that does not stop the build. */
export function warning(found: string, expected: string, meant?: string): Problem {
  return { severity: 'warning', found, expected, meant };
}

/** Returns a problem with its place in a file or its file, as a list; an empty one if there is no problem. */
export function at<Where>(where: Where, problem: Problem | undefined): (Where & Problem)[] {
  return problem ? [{ ...where, ...problem }] : [];
}

/** Returns the line of an offset in a text, from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Patterns of what people write by mistake, with the flag `g`, and the problem of each. */
export type Slips = readonly (readonly [RegExp, Problem])[];

/** Returns the problems of all places where a text has one of them, with their lines. */
export function slipsIn(text: string, slips: Slips) {
  return slips.flatMap(([pattern, problem]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ line: lineOf(text, index), ...problem })),
  );
}

/** Returns the problem of words before a # that makes a comment of the rest. */
export function commentProblem(words: string, comment: string, severity: typeof error): Problem {
  return severity(
    `"#${comment}" counts as a comment.`,
    `If it belongs to the words, write ${inQuotes(`${words} #${comment}`.trim())}. If not, delete it.`,
  );
}

/** Returns the whole message, without file and line. */
export function sentence({ field, found, expected, meant }: Problem): string {
  const words = `${found} ${expected}${meant ? ` Did you mean ${meant}?` : ''}`;
  return field ? `${field}: ${words}` : words;
}
