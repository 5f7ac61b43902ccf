import { plainLines } from '../frontMatter';
import type { Finding } from './problem';

const LONG_DASHES = /^[—–−-]+\s*$/;

/** Why a file has no front matter that can be found. */
export function fenceFinding(text: string): Finding {
  const lines = plainLines(text).split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) {
    return {
      severity: 'error',
      found: 'this file is empty.',
      expected: 'Fill it in as in docs/photo-template.md, or delete it.',
    };
  }
  if (!/^-{3,}\s*$/.test(lines[first])) {
    const dashes = LONG_DASHES.test(lines[first]);
    return {
      line: first + 1,
      severity: 'error',
      found: dashes
        ? `this line has ${quotedDashes(lines[first])} where three hyphens belong.`
        : 'the file does not begin with a line of three hyphens.',
      expected: dashes
        ? 'Write --- here (three hyphens, nothing else).'
        : 'Write --- (three hyphens, nothing else) above the fields, and again below them.',
    };
  }
  const closing = lines.findIndex((line, i) => i > first && LONG_DASHES.test(line));
  return {
    line: closing === -1 ? first + 1 : closing + 1,
    severity: 'error',
    found:
      closing === -1
        ? 'the fields begin here, but no line of three hyphens ends them.'
        : `this line has ${quotedDashes(lines[closing])} where three hyphens belong.`,
    expected:
      closing === -1
        ? 'Write --- (three hyphens, nothing else) on a line of its own below the last field.'
        : 'Write --- here (three hyphens, nothing else).',
  };
}

function quotedDashes(line: string): string {
  return `"${line.trim()}"`;
}
