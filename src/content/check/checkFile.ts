import { dirname, join } from 'node:path/posix';
import { asSeen, decodeText } from '../decode';
import { type ContentSchema, contentSchema } from '../fields/contentSchema';
import type { Location, Values } from '../fields/fieldKind';
import { picturesIn } from '../fields/picture';
import { type MarkdownFile, parseMarkdown } from '../reading/frontMatter';
import type { PictureUse } from '../schemas/fields';
import type { Kind } from '../schemas/kinds';
import { error, type Problem } from '../sentences/problem';
import { bodyProblems } from './bodyProblems';
import { fieldProblems } from './fieldProblems';
import { schemaProblems } from './schemaProblems';
import { fenceProblem, yamlProblems } from './yamlProblems';

/** One markdown file, parsed. */
export interface ParsedFile {
  /** Relative to `content/`. */
  file: string;
  kind: Kind;
  /** Its parts and values; none if it has no front matter. */
  markdown?: MarkdownFile;
  values: Values;
  /** The problems for which nothing else in it can be judged. */
  broken: Problem[];
}

/** The result of checking one markdown file. */
export interface CheckedFile extends ParsedFile {
  problems: Problem[];
  /** The existing pictures that it uses, relative to `content/`. */
  pictures: { picture: string; use: PictureUse; location: Location }[];
}

/** Parses the text of a markdown file. */
export function parseFile(file: string, kind: Kind, bytes: Uint8Array): ParsedFile {
  const schema = contentSchema(kind.schema);
  const markdown = read(bytes, schema);
  if ('severity' in markdown) return { file, kind, values: new Map(), broken: [markdown] };
  const cut = cutProblem(markdown, schema);
  const broken = cut ? [cut] : yamlProblems(markdown, schema);
  return { file, kind, markdown, values: markdown.values, broken };
}

/** Checks a parsed file, and whether its pictures and links exist among files and addresses, but not the pictures. */
export function checkFile(
  parsed: ParsedFile,
  files: readonly string[],
  addresses: readonly string[],
): CheckedFile {
  const { file, kind, markdown, values, broken } = parsed;
  if (!markdown || broken.length > 0) return { ...parsed, problems: broken, pictures: [] };
  const folder = dirname(file);
  const there = picturesIn(folder, files);
  return {
    ...parsed,
    problems: [
      ...schemaProblems(values, kind.schema),
      ...bodyProblems(markdown, kind, addresses),
      ...fieldProblems({ values, folder, files, addresses }),
    ],
    pictures: [...values.values()].flatMap(({ words = '', schema: { use }, location }) =>
      use && there.includes(words) ? { location, picture: join(folder, words), use } : [],
    ),
  };
}

/** Returns the parts of a file, or the problem for which it has none. */
function read(bytes: Uint8Array, schema: ContentSchema): MarkdownFile | Problem {
  const text = decodeText(bytes);
  const seen = asSeen(text);
  return garbledProblem(text) ?? parseMarkdown(seen, schema) ?? fenceProblem(seen);
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
  { source, values, body }: MarkdownFile,
  { properties = {} }: ContentSchema,
): Problem | undefined {
  const [, name] = /^(\w+):(?:\s|$)/.exec(body) ?? [];
  if (!(name in properties) || values.has(name)) return undefined;
  const cut = error('this line of hyphens ends the fields, but more follow.', 'Delete this line.');
  return { line: source.split('\n').length, ...cut };
}
