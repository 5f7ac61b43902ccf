/**
 * npm run content:check: reads everything in content/, or in the folder named after `--`, and says
 * what is wrong with it. Ends with status 1 when there are errors; warnings alone do not stop a build.
 */
import { annotation } from '../src/content/check/annotation';
import { checkContent } from '../src/content/check/checkContent';
import { report, type Paint } from '../src/content/check/report';
import { CONTENT_FOLDER } from '../src/content/load';

const STYLES = { bold: 1, red: 31, green: 32, yellow: 33 };

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint: Paint = (style, text) => (colours ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text);

async function main() {
  const folder = process.argv[2] ?? CONTENT_FOLDER;
  const checked = await checkContent(folder);
  const problems = checked.problems.map((problem) => ({
    ...problem,
    file: problem.file.replace(CONTENT_FOLDER, folder),
  }));
  const result = { ...checked, problems };
  console.log(report(result, paint));
  if (process.env.GITHUB_ACTIONS === 'true') {
    for (const problem of problems) console.log(annotation(problem));
  }
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

void main();
