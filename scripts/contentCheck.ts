/**
 * npm run content:check: checks everything in content/ and prints the problems. Exits with code 1 if one is an error; a
 * warning does not stop a build.
 */
import { checkContent } from '../src/content/check/checkContent';
import { annotation, report } from '../src/content/check/report';
import { CONTENT_FOLDER } from '../src/content/names';
import { run } from './command';

/** Prints the problems of a content folder, and returns whether a site can be built from it. */
export async function contentCheck(folder: string): Promise<boolean> {
  const result = await checkContent(folder);
  console.log(report(result));
  if (process.env.GITHUB_ACTIONS === 'true') {
    for (const problem of result.problems) console.log(annotation(problem));
  }
  return result.problems.every(({ severity }) => severity !== 'error');
}

if (require.main === module)
  void run(async () => {
    process.exitCode = (await contentCheck(CONTENT_FOLDER)) ? 0 : 1;
  });
