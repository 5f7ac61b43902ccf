import type { MarkdownFile } from '../frontMatter';
import type { Finding } from './problem';

/**
 * What is wrong with the text below the front matter.
 * @param shown whether the page shows it
 */
export function bodyFindings({ body, bodyLine }: MarkdownFile, shown: boolean): Finding[] {
  if (!shown) {
    if (!body) return [];
    return [
      {
        line: bodyLine,
        severity: 'warning',
        found: 'the words below the second line of hyphens are shown nowhere.',
        expected: 'Move them into a field above, or delete them.',
      },
    ];
  }
  if (!body) {
    return [
      {
        severity: 'error',
        found: 'the text below the second line of hyphens is missing.',
        expected: 'Write it there; an empty line stands between paragraphs.',
      },
    ];
  }
  return body.split('\n').flatMap((line, i) =>
    /!\[.*\]\(|<img\b/i.test(line)
      ? [
          {
            line: bodyLine + i,
            severity: 'error' as const,
            found: 'pictures in the text do not reach the page.',
            expected: 'Delete the picture here; pictures stand in their fields above.',
          },
        ]
      : [],
  );
}
