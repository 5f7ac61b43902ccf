import { dirname, join } from 'node:path/posix';
import { isScalar, type Scalar } from 'yaml';
import { contentSchema, type ContentSchema } from '../schemas/contentSchema';
import { decodeText, unreadableLine } from '../reading/decode';
import type { PictureUse } from '../schemas/fields';
import { parseMarkdown, type MarkdownFile } from '../reading/frontMatter';
import type { Kind } from '../schemas/kinds';
import { closedDays } from '../schemas/officeHours';
import { coerce } from '../reading/value';
import { altProblem } from './altProblem';
import { bodyProblems } from './bodyProblems';
import { fenceProblem } from './fenceProblem';
import { fieldAt, fieldsOf, type Field, type Fields, type Location } from './fields';
import { linkProblem } from './linkProblem';
import { iconProblem, missingPictureProblem, photoProblem } from './nameProblems';
import { error, quoted, warning, type Problem } from './problem';
import { schemaProblems } from './schemaProblems';
import { inQuotes, yamlProblems } from './yamlProblems';

/** Links, bold words and code in markdown. */
const MARKDOWN = /\[[^\]]+\]\([^)]+\)|(\*\*|__)\S.*?\1|`[^`]+`/;

/** An existing picture that a markdown file uses. */
interface UsedPicture extends Location {
  /** Relative to `content/`. */
  picture: string;
  use: PictureUse;
}

/** The result of checking one markdown file. */
export interface CheckedFile {
  /** Relative to `content/`. */
  file: string;
  kind: Kind;
  problems: Problem[];
  pictures: UsedPicture[];
  /** Its parts and fields; none if it has no front matter. */
  markdown?: MarkdownFile;
  fields: Fields;
  title?: Location & { words: string };
}

/** Checks the text of one markdown file, and whether its pictures exist among the files, but not the pictures. */
export function checkFile(
  file: string,
  kind: Kind,
  bytes: Uint8Array,
  files: readonly string[],
): CheckedFile {
  const text = decodeText(bytes);
  const unread = { file, kind, pictures: [], fields: new Map<string, Field>() };
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (DOCUMENT.test(start)) return { ...unread, problems: [NO_TEXT] };
  if (text === undefined) {
    const unreadable = error(
      'this line has a character that cannot be read: the file was not saved as UTF-8.',
      'Save the file again with the encoding UTF-8. In Notepad, choose it under Save as.',
    );
    return { ...unread, problems: [{ line: unreadableLine(bytes), ...unreadable }] };
  }
  const garbled = garbledProblem(new TextDecoder().decode(bytes));
  if (garbled) return { ...unread, problems: [garbled] };
  const markdown = parseMarkdown(text);
  if (!markdown) return { ...unread, problems: [fenceProblem(text)] };
  const schema = contentSchema(kind.schema);
  const fields = fieldsOf(markdown, schema);
  const names = fieldNames(schema);
  const cut = cutProblem(markdown, schema, fields);
  const problems = cut ? [cut] : yamlProblems(markdown, names);
  const checked: CheckedFile = { ...unread, markdown, fields, problems };
  if (problems.length > 0) return checked;

  problems.push(
    ...schemaProblems(fields, kind.schema),
    ...bodyProblems(markdown, names, kind, files),
  );
  const add = ({ location }: Field, problem?: Problem) => {
    if (problem) problems.push({ ...location, ...problem });
  };
  const folder = dirname(file);
  for (const field of fields.values()) {
    const { node, schema, path, location } = field;
    if (path.length === 3 && path[1] === 'closed') add(field, overProblem(coerce(node, schema)));
    if (!isScalar(node)) continue;
    add(field, wordsProblem(node, schema));
    const words = coerce(node, schema);
    if (typeof words !== 'string' || !words) continue;
    if (schema.icon) add(field, iconProblem(words));
    if (schema.photo) add(field, photoProblem(words, files));
    if (path.at(-1) === 'href') add(field, linkProblem(words, files));
    if (schema.picture) {
      const missing = missingPictureProblem(words, folder, files);
      add(field, missing && node.comment ? error(...commentAt(words, node.comment)) : missing);
      const picture = { picture: join(folder, words), use: schema.picture };
      if (!missing) checked.pictures.push({ ...location, ...picture });
      const alt = fieldAt(fields, [...path.slice(0, -1), 'alt']);
      const said = coerce(alt.node, alt.schema);
      if (typeof said === 'string') add(alt, altProblem(said, words));
    }
    if (location.field === 'title') checked.title = { ...location, words: words.trim() };
  }
  return checked;
}

/** Returns the first line that only a program can have written: a mark of Git's, or letters of another encoding. */
function garbledProblem(text: string): Problem | undefined {
  const lines = text.split(/\r\n?|\n/);
  const at = (sign: RegExp) => lines.findIndex((line) => sign.test(line)) + 1;
  const mark = at(/^(?:(?:<{7}|>{7}) .*|={7})$/);
  if (mark) return { line: mark, ...CONFLICT };
  const letters = at(/â€|Ã[\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf]/);
  return letters ? { line: letters, ...GARBLED } : undefined;
}

/** The first signs of RTF, of the documents of word processors, and of PDF. */
const DOCUMENT = /^(?:\{\\rtf|PK|ÐÏ|%PDF)/;

const NO_TEXT = error(
  'this is the document of a word processor, not plain text, whatever its name.',
  'Open it there, save it as plain text with the encoding UTF-8, and replace this file with that.',
);

const CONFLICT = error(
  'two people have changed these lines, and Git has put both versions here.',
  'Keep one of the two, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
);

const GARBLED = error(
  'some letters here were saved in the wrong encoding, such as â€™ for an apostrophe.',
  'Type them again.',
);

/** Returns the problem of a line of hyphens between the fields: those below it would be no fields. */
function cutProblem(
  { source, body }: MarkdownFile,
  { properties = {} }: ContentSchema,
  fields: Fields,
): Problem | undefined {
  const [, name] = /^(\w+):(?:\s|$)/.exec(body) ?? [];
  if (!(name in properties) || fields.has(name)) return undefined;
  const cut = error('this line of hyphens ends the fields, but more follow.', 'Delete this line.');
  return { line: source.split('\n').length, ...cut };
}

/** Returns a warning about a text that is valid but probably not what was meant. */
function wordsProblem({ value, comment }: Scalar, schema: ContentSchema): Problem | undefined {
  // For pictures, icons and choices, `coerce` removes the quotes.
  const isShown = schema.type === 'string' && !schema.picture && !schema.icon && !schema.enum;
  if (!isShown || typeof value !== 'string') return undefined;
  if (comment) return warning(...commentAt(value, comment));
  const [marks] = MARKDOWN.exec(value) ?? [];
  if (!marks) return undefined;
  return warning(
    `${quoted(marks)} is shown exactly as typed: this field does not support links or other markdown.`,
    'Write only the words.',
  );
}

/** What is wrong, and what to write, if a # after words makes a comment. */
const commentAt = (words: string, comment: string) =>
  [
    `"#${comment}" counts as a comment.`,
    `If it belongs to the words, write ${inQuotes(`${words} #${comment}`)}. If not, delete it.`,
  ] as const;

/** Returns a warning about an entry of the closed days that is in the past. */
function overProblem(entry: unknown): Problem | undefined {
  const { data } = closedDays.safeParse(entry);
  const today = new Date().toISOString().slice(0, 10);
  if (!data || data.yearly || (data.to ?? data.from) >= today) return undefined;
  return warning('these closed days are over.', 'Write the next ones instead, or delete them.');
}

/** Returns the names of all fields in a schema, including nested ones. */
function fieldNames({ properties = {}, items }: ContentSchema): string[] {
  const own = Object.entries(properties);
  return [
    ...(items ? fieldNames(items) : []),
    ...own.flatMap(([name, field]) => [name, ...fieldNames(field)]),
  ];
}
