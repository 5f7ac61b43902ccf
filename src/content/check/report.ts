import { styleText } from 'node:util';
import { counted } from '../sentences/phrases';
import { type FileProblem, sentence } from '../sentences/problem';
import type { CheckResult } from './checkContent';

/** Formats the result of a check for the terminal: problems grouped by file, and a summary at the end. */
export function report({ problems, files, pictures }: CheckResult): string {
  const colours = { error: 'red', warning: 'yellow' } as const;
  const line = (problem: FileProblem) => {
    const location = problem.line === undefined ? '' : `line ${problem.line}, `;
    const severity = styleText(colours[problem.severity], problem.severity);
    return `  ${location}${severity}: ${sentence(problem)}`;
  };
  const names = [...new Set(problems.map(({ file }) => file))];
  const groups = names.map((name) =>
    [styleText('bold', name), ...problems.filter(({ file }) => file === name).map(line)].join('\n'),
  );
  const counts = (['error', 'warning'] as const).flatMap((kind) => {
    const count = problems.filter(({ severity }) => severity === kind).length;
    return count > 0 ? styleText(colours[kind], counted(count, kind)) : [];
  });
  const total =
    counts.length > 0
      ? `${counts.join(' and ')} in ${counted(names.length, 'file')}.`
      : styleText('green', 'No problems found:');
  const looked = `${counted(files, 'text')} and ${counted(pictures, 'picture')} checked.`;
  return [...groups, `${total} ${looked}`].join('\n\n');
}

/** Escapes the text of a workflow command. */
const data = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

/**
 * Formats a problem as a workflow command of GitHub Actions, which shows it in a pull request at its line.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(problem: FileProblem): string {
  const { severity, file, line } = problem;
  const path = data(file).replace(/:/g, '%3A').replace(/,/g, '%2C');
  const location = `file=${path}${line === undefined ? '' : `,line=${line}`}`;
  return `::${severity} ${location}::${data(sentence(problem))}`;
}
