import { dirname, join } from 'node:path/posix';
import { asSeen, decodeText } from '../decode';
import { contentSchema } from '../fields/contentSchema';
import type { Location, Values } from '../fields/fieldKind';
import { picturesIn } from '../fields/picture';
import { type MarkdownFile, parseMarkdown } from '../reading/frontMatter';
import type { PictureUse } from '../schemas/builders';
import type { Kind } from '../schemas/kinds';
import { error, type Problem, type Slips, slipsIn } from '../sentences/problem';
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
  const text = decodeText(bytes);
  const garbled = slipsIn(text, GARBLED).at(0);
  const markdown = garbled ? undefined : parseMarkdown(asSeen(text), schema);
  const broken = markdown
    ? yamlProblems(markdown, schema)
    : [garbled ?? fenceProblem(asSeen(text))];
  return { file, kind, markdown, values: markdown?.values ?? new Map(), broken };
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

/** What only a program can have written: letters of another encoding, and marks of Git's. */
const GARBLED: Slips = [
  [
    /\ufffd/g,
    error(
      'this line has a character that cannot be read: the file was not saved as UTF-8.',
      'Save the file again with the encoding UTF-8. In Notepad, choose it under Save as.',
    ),
  ],
  [
    /^(?:(?:<{7}|>{7}) .*|={7})$/gm,
    error(
      'two people have changed these lines, and Git has put both versions here.',
      'Keep one of the two, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ),
  ],
  [
    /â€|Ã[\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf]/g,
    error(
      'some letters here were saved in the wrong encoding, such as â€™ for an apostrophe.',
      'Type them again.',
    ),
  ],
];
