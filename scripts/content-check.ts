/**
 * npm run content:check: reads everything in content/ and says what is wrong with it. Ends with
 * status 1 when there are errors; warnings alone do not stop a build.
 */
import { annotation } from '../src/content/check/annotation';
import { checkContent } from '../src/content/check/checkContent';
import { report, type Paint } from '../src/content/check/report';
import { CONTENT_FOLDER } from '../src/content/load';

const STYLES = { bold: 1, red: 31, green: 32, yellow: 33 };

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint: Paint = (style, text) => (colours ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text);

async function main() {
  const result = await checkContent(CONTENT_FOLDER);
  console.log(report(result, paint));
  if (process.env.GITHUB_ACTIONS === 'true') {
    for (const problem of result.problems) console.log(annotation(problem));
  }
  if (result.problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

void main();
