import { dirname, join } from 'node:path/posix';
import { asSeen, decodeText } from '../decode';
import { type MarkdownFile, parseMarkdown } from '../reading/frontMatter';
import { type ContentSchema, contentSchema } from '../schemas/contentSchema';
import type { PictureUse } from '../schemas/fields';
import type { Kind } from '../schemas/kinds';
import { error, type Problem } from '../sentences/problem';
import { bodyProblems } from './bodyProblems';
import { fieldProblems } from './fieldProblems';
import { picturesIn } from './referenceProblems';
import { schemaProblems } from './schemaProblems';
import { type Location, type Values, valuesOf } from './values';
import { fenceProblem, yamlProblems } from './yamlProblems';

/** An existing picture that a markdown file uses. */
interface UsedPicture {
  location: Location;
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
  fields: Values;
}

/** Checks the text of one markdown file, and whether its pictures and links exist among the files, but not the pictures. */
export function checkFile(
  file: string,
  kind: Kind,
  bytes: Uint8Array,
  files: readonly string[],
): CheckedFile {
  const markdown = read(bytes);
  if ('severity' in markdown) {
    return { file, kind, problems: [markdown], pictures: [], fields: new Map() };
  }
  const schema = contentSchema(kind.schema);
  const fields = valuesOf(markdown, schema);
  const cut = cutProblem(markdown, schema, fields);
  const broken = cut ? [cut] : yamlProblems(markdown, schema);
  if (broken.length > 0) return { file, kind, problems: broken, pictures: [], markdown, fields };
  const folder = dirname(file);
  const there = picturesIn(folder, files);
  return {
    file,
    kind,
    markdown,
    fields,
    problems: [
      ...schemaProblems(fields, kind.schema),
      ...bodyProblems(markdown, kind, files),
      ...fieldProblems(fields, folder, files),
    ],
    pictures: [...fields.values()].flatMap(({ words = '', schema: { use }, location }) =>
      use && there.includes(words) ? { location, picture: join(folder, words), use } : [],
    ),
  };
}

/** Returns the parts of a file, or the problem for which it has none. */
function read(bytes: Uint8Array): MarkdownFile | Problem {
  const text = decodeText(bytes);
  const seen = asSeen(text);
  return garbledProblem(text) ?? parseMarkdown(seen) ?? fenceProblem(seen);
}

/** What only a program can have written: letters of another encoding, and marks of Git's. */
const GARBLED: readonly (readonly [RegExp, Problem])[] = [
  [
    /\ufffd/,
    error(
      'this line has a character that cannot be read: the file was not saved as UTF-8.',
      'Save the file again with the encoding UTF-8. In Notepad, choose it under Save as.',
    ),
  ],
  [
    /^(?:(?:<{7}|>{7}) .*|={7})$/,
    error(
      'two people have changed these lines, and Git has put both versions here.',
      'Keep one of the two, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ),
  ],
  [
    /â€|Ã[\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf]/,
    error(
      'some letters here were saved in the wrong encoding, such as â€™ for an apostrophe.',
      'Type them again.',
    ),
  ],
];

/** Returns the problem of the first such line. */
function garbledProblem(text: string): Problem | undefined {
  const lines = text.split('\n');
  const found = GARBLED.map(([mark, problem]) => ({
    line: lines.findIndex((line) => mark.test(line)) + 1,
    ...problem,
  }));
  return found.find(({ line }) => line > 0);
}

/** Returns the problem of a line of hyphens between fields, which turns the fields below it into text. */
function cutProblem(
  { source, body }: MarkdownFile,
  { properties = {} }: ContentSchema,
  fields: Values,
): Problem | undefined {
  const [, name] = /^(\w+):(?:\s|$)/.exec(body) ?? [];
  if (!(name in properties) || fields.has(name)) return undefined;
  const cut = error('this line of hyphens ends the fields, but more follow.', 'Delete this line.');
  return { line: source.split('\n').length, ...cut };
}
