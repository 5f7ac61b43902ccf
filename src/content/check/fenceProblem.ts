import { normalizeText } from '../reading/frontMatter';
import { error, type Problem } from './problem';

/** Returns the reason why a file has no front matter: a missing or mistyped line of hyphens. */
export function fenceProblem(text: string): Problem {
  const lines = normalizeText(text).split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) {
    return error('this file is empty.', 'Fill it in as in docs/adding-a-photo.md, or delete it.');
  }
  const missing = /^-{3,}\s*$/.test(lines[first])
    ? error(
        'the fields begin here but do not end with a line of three hyphens.',
        'Write --- (three hyphens, nothing else) on a line of its own below the last field.',
      )
    : error(
        'the file must begin with a line of three hyphens.',
        'Write --- (three hyphens, nothing else) as the first line, and again below the fields. If this is no text of the site, move the file out of content/.',
      );
  return { line: first + 1, ...missing };
}
