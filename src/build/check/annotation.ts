import { sentence, type FileProblem } from './problem';

const data = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/**
 * A problem as a workflow command of GitHub Actions, which shows it on its line in a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(problem: FileProblem): string {
  const { severity, file, line, column } = problem;
  const place = [
    `file=${property(file)}`,
    line !== undefined && `line=${line}`,
    column !== undefined && `col=${column}`,
  ].filter(Boolean);
  return `::${severity} ${place.join(',')}::${data(sentence(problem))}`;
}
