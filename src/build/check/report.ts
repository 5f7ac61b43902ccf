import type { CheckResult } from './checkContent';
import { sentence, type FileProblem } from './problem';
import { counted } from './words';

/** Turns a text red, yellow and so on; the text as it is where colours are not wanted. */
export type Paint = (style: 'red' | 'yellow' | 'bold' | 'green', text: string) => string;

/** What a check found, for people: grouped by file, with a count at the end. */
export function report(
  { problems, files, pictures }: Omit<CheckResult, 'pictures'> & { pictures: readonly unknown[] },
  paint: Paint,
): string {
  const names = [...new Set(problems.map(({ file }) => file))];
  const groups = names.map((name) =>
    [
      paint('bold', name),
      ...problems.filter(({ file }) => file === name).map((problem) => `  ${line(problem, paint)}`),
    ].join('\n'),
  );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const count = [
    errors > 0 && paint('red', counted(errors, 'error')),
    warnings > 0 && paint('yellow', counted(warnings, 'warning')),
  ].filter(Boolean);
  const total =
    count.length > 0
      ? `${count.join(' and ')} in ${counted(names.length, 'file')}.`
      : paint('green', 'The content is right:');
  const looked = `${counted(files, 'text')} and ${counted(pictures.length, 'picture')} checked.`;
  return [...groups, `${total} ${looked}`].join('\n\n');
}

function line(problem: FileProblem, paint: Paint): string {
  const severity = paint(problem.severity === 'error' ? 'red' : 'yellow', problem.severity);
  const place = problem.line === undefined ? '' : `line ${problem.line}, `;
  return `${place}${severity}: ${sentence(problem)}`;
}
