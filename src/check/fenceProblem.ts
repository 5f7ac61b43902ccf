import { normalizeText } from '../markdown/frontMatter';
import { error, type Problem } from './problem';

const LONG_DASHES = /^[—–−-]+\s*$/;
const CODE_FENCE = /^(```|~~~)/;

/** Returns the reason why a file has no front matter: a missing or mistyped line of hyphens. */
export function fenceProblem(text: string): Problem {
  const lines = normalizeText(text).split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) {
    return error('this file is empty.', 'Fill it in as in docs/photo-template.md, or delete it.');
  }
  if (CODE_FENCE.test(lines[first])) {
    const codeFence = error(
      `"${lines[first].trim()}" is the mark of a code block, copied by mistake.`,
      'Delete this line and the same mark at the end.',
    );
    return { line: first + 1, ...codeFence };
  }
  if (!/^-{3,}\s*$/.test(lines[first])) {
    if (LONG_DASHES.test(lines[first])) return longDashes(lines, first);
    const noFence = error(
      'the file must begin with a line of three hyphens.',
      'Write --- (three hyphens, nothing else) above the fields, and again below them.',
    );
    return { line: first + 1, ...noFence };
  }
  const closing = lines.findIndex((line, i) => i > first && LONG_DASHES.test(line));
  if (closing !== -1) return longDashes(lines, closing);
  const noEnd = error(
    'the fields begin here but do not end with a line of three hyphens.',
    'Write --- (three hyphens, nothing else) on a line of its own below the last field.',
  );
  return { line: first + 1, ...noEnd };
}

function longDashes(lines: string[], index: number): Problem {
  return {
    line: index + 1,
    ...error(
      `this line has "${lines[index].trim()}" instead of three hyphens.`,
      'Write --- here (three hyphens, nothing else).',
    ),
  };
}
