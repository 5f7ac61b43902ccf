import { normalizeText } from '../reading/frontMatter';
import { error, type Problem } from './problem';

const HYPHENS = /^-{3,}\s*$/;
const LONG_DASHES = /^[—–−-]+\s*$/;

/** Returns the reason why a file has no front matter: a missing or mistyped line of hyphens. */
export function fenceProblem(text: string): Problem {
  const lines = normalizeText(text).split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) {
    return error('this file is empty.', 'Fill it in as in docs/photo-template.md, or delete it.');
  }
  const opens = HYPHENS.test(lines[first]);
  const dashes = lines.findIndex(
    (line, i) => (opens ? i > first : i === first) && LONG_DASHES.test(line),
  );
  if (dashes !== -1) {
    const longDashes = error(
      `this line has "${lines[dashes].trim()}" instead of three hyphens.`,
      'Write --- here (three hyphens, nothing else).',
    );
    return { line: dashes + 1, ...longDashes };
  }
  const missing = opens
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
