import { checkContent, type CheckedPicture } from '../../src/check/checkContent';
import { annotation, report, type Paint } from '../../src/check/report';
import { CONTENT_FOLDER } from '../../src/content/load';

const STYLES = { bold: 1, red: 31, green: 32, yellow: 33 };

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint: Paint = (style, text) => (colours ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text);

/**
 * Checks everything in a content folder and prints the problems, on GitHub Actions also as annotations.
 * @param folder its path, which the printed file names begin with
 * @returns whether a site can be built from it (`right`), and its pictures
 */
export async function printContentCheck(
  folder = CONTENT_FOLDER,
): Promise<{ right: boolean; pictures: CheckedPicture[] }> {
  const { problems: found, files, pictures } = await checkContent(folder);
  const problems = found.map((problem) => ({
    ...problem,
    file: problem.file.replace(CONTENT_FOLDER, folder),
  }));
  console.log(report({ problems, files, pictures }, paint));
  if (process.env.GITHUB_ACTIONS === 'true') {
    for (const problem of problems) console.log(annotation(problem));
  }
  return { right: problems.every(({ severity }) => severity !== 'error'), pictures };
}
