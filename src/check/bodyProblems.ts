import type { MarkdownFile } from '../schemas/frontMatter';
import { error, warning, type Problem } from './problem';

/**
 * Problems with the text below the front matter.
 * @param shown whether pages show the body of this kind of file
 */
export function bodyProblems({ body, bodyLine }: MarkdownFile, shown: boolean): Problem[] {
  if (!body) return [];
  if (!shown) {
    const needless = /^(```|~~~)$/.test(body)
      ? warning('this is the mark of a code block, which was copied along.', 'Delete the line.')
      : warning(
          'the words below the second line of hyphens are shown nowhere.',
          'Move them into a field above, or delete them.',
        );
    return [{ line: bodyLine, ...needless }];
  }
  const picture = error(
    'pictures in the text do not reach the page.',
    'Delete the picture here; pictures stand in their fields above.',
  );
  return body
    .split('\n')
    .flatMap((line, i) =>
      /!\[.*\]\(|<img\b/i.test(line) ? [{ line: bodyLine + i, ...picture }] : [],
    );
}
