import { isScalar } from 'yaml';
import { coerce } from '../reading/value';
import { closedDays } from '../schemas/officeHours';
import { error, type Problem, warning } from '../sentences/problem';
import { quoted } from '../sentences/words';
import { referenceProblem } from './referenceProblems';
import type { Value, Values } from './values';
import { commentProblem } from './yamlProblems';

/** Links, bold words and code in markdown, and HTML. */
const MARKDOWN = /\[[^\]]+\]\([^)]+\)|(\*\*|__)\S.*?\1|`[^`]+`|<\/?[A-Za-z][\w-]*(?:[\s/][^>]*)?>/;

/** The line below the heads of a table, also if YAML has joined its lines. */
const TABLE = /-\s*\|\s*[-:]|-{2,}\s*\||\|[\s:]*-{2,}/;

/** The name of a file, or one that a camera gives: one token, so that "P6 pupils read" is none. */
const FILE_NAME =
  /^([\w %().-]+\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)|(IMG|DSC[FN]?|PXL)[ _-]?\d[\w.-]*|P\d{5,}|WhatsApp Image \d[\w .-]*)$/i;
const INSTEAD = 'Write in a sentence what the picture shows, for people who cannot see it.';

/**
 * For the admin page's forms: the pattern of an alt text, and the message if it does not match. A form cannot compare
 * two fields, so the pattern excludes every single word, as the admin page names pictures.
 */
export const ALT_PATTERN: [string, string] = [
  `/^(?!${FILE_NAME.source}|[\\w.-]+$)/i`,
  `This is the name of a file. ${INSTEAD}`,
];

/**
 * Returns the problems of values that follow the schema, but probably are not what was meant.
 * @param folder the folder of their file, relative to `content/`
 * @param files the files that are published, relative to `content/`
 */
export function fieldProblems(fields: Values, folder: string, files: readonly string[]): Problem[] {
  return [...fields.values()].flatMap((field) =>
    [
      pastProblem(field),
      wordsProblem(field),
      referenceProblem(field, folder, files),
      altProblem(field, fields),
    ].flatMap((problem) => (problem ? [{ ...field.location, ...problem }] : [])),
  );
}

/** Returns a warning about an entry of the closed days that is in the past. */
function pastProblem({ path, node, schema }: Value): Problem | undefined {
  if (path.length !== 3 || path[1] !== 'closed') return undefined;
  const { data } = closedDays.safeParse(coerce(node, schema));
  const today = new Date().toISOString().slice(0, 10);
  if (!data || data.yearly || (data.to ?? data.from) >= today) return undefined;
  return warning('these closed days are over.', 'Write the next ones instead, or delete them.');
}

/** Returns the problem of words that pages show otherwise than was meant. */
function wordsProblem({ node, schema, words }: Value): Problem | undefined {
  const isShown = schema.type === 'string' && !schema.enum && !schema.holds;
  if (!isShown || words === undefined || !isScalar(node)) return undefined;
  if (node.comment) return commentProblem(words, node.comment, warning);
  if (TABLE.test(words)) {
    return error(
      'a field cannot hold a table.',
      'Write only the words. Tables belong below the fields.',
    );
  }
  const [marks] = MARKDOWN.exec(words) ?? [];
  if (!marks) return undefined;
  return warning(
    `${quoted(marks)} is shown exactly as typed: this field does not support links, other markdown or HTML.`,
    'Write only the words.',
  );
}

/** Returns the problem with an alt text that is a file name, such as that of a picture of the same file. */
function altProblem({ path, words }: Value, fields: Values): Problem | undefined {
  if (path.at(-1) !== 'alt' || words === undefined) return undefined;
  const pictures = [...fields.values()].filter(({ schema }) => schema.holds === 'picture');
  const said = words.trim();
  const isName =
    pictures.some((picture) => stemOf(picture.words ?? '') === said.toLowerCase()) ||
    FILE_NAME.test(said);
  return isName ? error(`"${said}" is the name of a file.`, INSTEAD) : undefined;
}

const stemOf = (file: string) => file.toLowerCase().replace(/\.\w+$/, '');
