import { error, type Problem } from './problem';

/** A line of any dashes, or of other signs for a rule. */
const DASHES = /^(?=.*\S)[-\u2010-\u2015\u2212_*=.…\s]+$/;

/** Returns the reason why a file has no front matter: a missing or mistyped line of hyphens. */
export function fenceProblem(text: string): Problem {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) {
    return error('this file is empty.', 'Fill it in as in docs/adding-a-photo.md, or delete it.');
  }
  const odd = lines.findIndex((line) => DASHES.test(line) && !/^\s*-{3,}\s*$/.test(line));
  if (odd > -1) {
    return { line: odd + 1, ...error('this line is not three hyphens.', 'Write --- instead.') };
  }
  return { line: first + 1, ...beginning(lines[first]) };
}

/** Returns the problem of a file with this first line. */
function beginning(line: string): Problem {
  if (/^-{3}/.test(line.trim())) {
    return error(
      'the fields begin here but do not end with a line of three hyphens.',
      'Write --- (three hyphens, nothing else) on a line of its own below the last field.',
    );
  }
  if (/^(?:`{3}|~{3})/.test(line.trim())) {
    return error(
      'this mark begins a block of code.',
      'Delete this line, and the one with the same mark at the end.',
    );
  }
  if (/^\+{3}/.test(line.trim())) {
    return error(
      'these fields are TOML, another notation.',
      'Write --- instead of each +++, and a colon and a space instead of each =.',
    );
  }
  return error(
    'the file must begin with a line of three hyphens.',
    'Write --- (three hyphens, nothing else) as the first line, and again below the fields. If this is no text of the site, move the file out of content/.',
  );
}
