import { quoted } from '../sentences/phrases';
import { commentProblem, error, type Problem, warning } from '../sentences/problem';
import type { ContentSchema } from './contentSchema';
import type { FieldKind, FormField } from './fieldKind';

/** Words, which pages show exactly as they are typed. */
export const words: FieldKind = { form: wordsField, check: wordsProblem };

/** The alternative text of a picture. */
export const alt: FieldKind = {
  form: (schema) => ({
    ...wordsField(schema),
    pattern: [
      `/^(?!${FILE_NAME.source}|${SAYS_LITTLE.source})/iu`,
      `${INSTEAD} Not a single word, the name of a file, or "Photo of …".`,
    ],
  }),
  check: (said, comment) => wordsProblem(said, comment) ?? altProblem(said),
};

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
export function wordsProblem(shown: string, comment?: string): Problem | undefined {
  if (comment) return commentProblem(shown, comment, warning);
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

/** The name of a file, or one that a camera gives: one token, so that "P6 pupils read" is none. */
const FILE_NAME =
  /^([\w %().-]+\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)|(IMG|DSC[FN]?|PXL)[ _-]?\d[\w.-]*|P\d{5,}|WhatsApp Image \d[\w .-]*)$/i;

/** A single word, or "Photo of …". Letters without capitals are those of scripts of which some have no spaces. */
const SAYS_LITTLE =
  /^(?:[^\s\p{Lo}]+$|(?:an? |the |this )?(?:photo(?:graph)?|picture|image)s? (?:of|shows?)\b)/iu;

const INSTEAD = 'Write in a sentence what the picture shows, for people who cannot see it.';

/** Returns the problem of an alt text that is a file name, or says little. */
function altProblem(said: string): Problem | undefined {
  if (FILE_NAME.test(said)) return error(`"${said}" is the name of a file.`, INSTEAD);
  const [little] = SAYS_LITTLE.exec(said) ?? [];
  const found = little === said ? 'is a single word.' : 'goes without saying.';
  return little ? warning(`${quoted(little)} ${found}`, INSTEAD) : undefined;
}
