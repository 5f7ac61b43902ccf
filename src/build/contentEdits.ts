import { watch } from 'node:fs';
import type { CreateDevServerArgs } from 'gatsby';
import { checkContent } from '../content/check/checkContent';
import { report } from '../content/check/report';
import { CONTENT_FOLDER } from '../content/names';

/** Time in which an editor finishes writing a file, ms. */
const WRITING = 200;

/** Whether this is `npm run develop`. */
export const isDeveloping = () => process.env.NODE_ENV === 'development';

/** Runs the content check after each edit of `content/`, and prints its report. */
export function checkEdits({ reporter }: CreateDevServerArgs): void {
  let reported = '';
  async function check() {
    const result = await checkContent(CONTENT_FOLDER);
    const hasErrors = result.problems.some(({ severity }) => severity === 'error');
    const text = hasErrors ? report(result) : '';
    if (text && text !== reported) reporter.error(text);
    if (!text && reported) reporter.success('The content has no errors any more');
    reported = text;
  }
  let timer: NodeJS.Timeout | undefined;
  watch(CONTENT_FOLDER, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), WRITING);
  });
}
