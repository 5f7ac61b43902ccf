import { isScalar } from 'yaml';
import type { ContentSchema } from '../schemas/contentSchema';
import { commentProblem, error, type Problem, warning } from '../sentences/problem';
import { quoted } from '../sentences/words';
import type { FieldKind, FormField, Value } from './fieldKind';

/** Words, which pages show exactly as they are typed. */
export const words: FieldKind = { form: wordsField, check: wordsProblem };

/** Largest `maxLength` of a field with a one-line box, characters. */
const ONE_LINE = 80;

function wordsField({ maxLength, pattern, wanted = '' }: ContentSchema): FormField {
  return {
    widget: maxLength && maxLength > ONE_LINE ? 'text' : 'string',
    maxlength: maxLength,
    pattern: pattern && [pattern, `Write ${wanted}.`],
  };
}

/** Links, bold words and code in markdown, and HTML: tags, and characters such as `&amp;`. */
const MARKDOWN =
  /\[[^\]]+\]\([^)]+\)|(\*\*|__)\S.*?\1|`[^`]+`|<\/?[A-Za-z][\w-]*(?:[\s/][^>]*)?>|&(?:#\w+|[A-Za-z]{2,}\d*);/;

/** The line below the heads of a table, also if YAML has joined its lines. */
const TABLE = /-\s*\|\s*[-:]|-{2,}\s*\||\|[\s:]*-{2,}/;

/** Returns the problem of words that pages show otherwise than was meant. */
function wordsProblem({ node, words: shown }: Value): Problem | undefined {
  if (shown === undefined || !isScalar(node)) return undefined;
  if (node.comment) return commentProblem(shown, node.comment, warning);
  if (TABLE.test(shown)) {
    return error(
      'a field cannot hold a table.',
      'Write only the words. Tables belong below the fields.',
    );
  }
  const [marks] = MARKDOWN.exec(shown) ?? [];
  if (!marks) return undefined;
  return warning(
    `${quoted(marks)} is shown exactly as typed: this field does not support links, other markdown or HTML.`,
    marks.startsWith('&') ? 'Write the character itself, as in Q&A.' : 'Write only the words.',
  );
}
