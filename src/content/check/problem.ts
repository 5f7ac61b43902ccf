/** One thing in `content/` that is not as it should be. All texts are for people, not programmers. */
export interface Problem {
  /** Path from the project's folder, with forward slashes. */
  file: string;
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

/** A problem without its place in the project. */
export type Finding = Omit<Problem, 'file'>;

/** The whole message, without the place. */
export function sentence({ field, found, expected, hint }: Finding): string {
  const words = [found, expected, hint].filter(Boolean).join(' ');
  return field ? `${field}: ${words}` : words;
}
