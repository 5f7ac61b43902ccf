import remark from 'remark';
import gfm from 'remark-gfm';
import type { MarkdownFile } from '../reading/frontMatter';
import type { Kind } from '../schemas/kinds';
import { ADDRESS, ANY_PAGE } from '../schemas/link';
import { linkProblem } from './linkProblem';
import { error, quoted, warning, type Problem } from './problem';

/** The parser that gatsby-transformer-remark uses, with the options that `gatsby-config.ts` sets. */
const markdown = remark().use(gfm);

/** A part of a text, as parsed (https://github.com/syntax-tree/mdast). */
interface Part {
  type: string;
  children?: Part[];
  position: { start: { line: number; column: number } };
  /** Of a text. */
  value?: string;
  /** Of a list: its first number. */
  start?: number | null;
  /** Of an entry of a list: whether its box is ticked. */
  checked?: boolean | null;
  /** Of a heading: its level, from 1. */
  depth?: number;
  /** Of a link, or of an address that links refer to. */
  url?: string;
}

const NOT_SHOWN = warning(
  'the words below the second line of hyphens are not shown.',
  'Move them into a field above, or delete them.',
);

const EMPTY = error(
  'there are no words below the second line of hyphens, so the page is empty.',
  'Write the text of the page there, or delete the file.',
);

const PICTURE = error(
  'pictures in this text are not shown.',
  'Delete the picture here. Name pictures only in the fields above.',
);

const SECOND = error(
  'these are the fields of a second item.',
  'Move them into a file of their own, between two lines of three hyphens.',
);

/** Parts that a text must not contain, by type. */
const REFUSED: Partial<Record<string, Problem>> = {
  image: PICTURE,
  imageReference: PICTURE,
  html: error(
    'this is HTML, which is not allowed here.',
    'Write only the words. A line that ends with a backslash (\\) goes on below. docs/adding-a-photo.md lists the marks that you can use.',
  ),
  code: error(
    'this is a block of code: it begins with four spaces, or with the mark ```.',
    'Delete the spaces or the mark.',
  ),
  table: error('a table does not fit on a phone.', 'Write it as a list.'),
};

/** Lines that people mean as a mark, and that pages show as typed. */
const SHOWN_AS_TYPED: readonly (readonly [RegExp, Problem])[] = [
  [/^[> ]*#{2,6}[^#\s]/, error('this heading lacks a space.', 'Write a space after the last #.')],
  [
    /^[> ]*[•·▪◦‣]/,
    error('this sign does not make a list.', 'Begin the line with a hyphen and a space instead.'),
  ],
  [
    /\^\[|\[\^/,
    error('there are no footnotes here.', 'Write the note into the text, in brackets.'),
  ],
];

/**
 * Returns the problems with the text below the front matter of a kind of file.
 * @param names its fields
 */
export function bodyProblems(
  { body, bodyLine }: MarkdownFile,
  names: readonly string[],
  kind: Kind,
  files: readonly string[],
): Problem[] {
  if (!body) return kind.needsBody ? [{ line: bodyLine, ...EMPTY }] : [];
  if (!kind.body) {
    return [{ line: bodyLine, ...NOT_SHOWN }];
  }
  const lines = body.split('\n');
  const fields = lines.flatMap((text, i) =>
    names.includes(/^(\w+):\s/.exec(text)?.[1] ?? '') ? [bodyLine + i] : [],
  );
  if (fields.length > 1) return [{ line: fields[0], ...SECOND }];
  const problems = new Map<string, Problem>();
  for (const part of partsOf(markdown.parse(body) as Part)) {
    const problem =
      REFUSED[part.type] ??
      wordlessProblem(part) ??
      addressProblem(part, files) ??
      headingProblem(part) ??
      listProblem(part);
    const { start } = part.position;
    const line = bodyLine + start.line - 1;
    // The two tags of an HTML element are two parts, usually on one line.
    if (problem) problems.set(`${line} ${problem.found}`, { line, ...problem });
  }
  const typed = lines.flatMap((text, i) =>
    SHOWN_AS_TYPED.filter(([sign]) => sign.test(text)).map(([, problem]) => ({
      line: bodyLine + i,
      ...problem,
    })),
  );
  return [...problems.values(), ...typed];
}

/** Returns a part with all parts inside it, in the order of the text. */
function partsOf(part: Part): Part[] {
  return [part, ...(part.children ?? []).flatMap(partsOf)];
}

/** Returns the problem of a heading or a link without words. */
function wordlessProblem(part: Part): Problem | undefined {
  const { type } = part;
  const hasWords = partsOf(part).some(({ value }) => value?.trim());
  if (hasWords || !/^(?:heading|link|linkReference)$/.test(type)) return undefined;
  return error(
    `this ${type === 'heading' ? type : 'link'} has no words.`,
    'Write them, or delete its signs.',
  );
}

function listProblem({ start, checked }: Part): Problem | undefined {
  if (typeof checked === 'boolean') {
    return error('nobody can tick this box.', 'Delete the brackets.');
  }
  if (typeof start !== 'number' || start < 2) return undefined;
  return warning(
    `this line begins a list numbered from ${start}.`,
    `If it is no list, write a backslash after the number: ${start}\\`,
  );
}

function addressProblem({ url }: Part, files: readonly string[]): Problem | undefined {
  if (url === undefined) return undefined;
  if (ADDRESS.test(url) && !url.startsWith('#')) return linkProblem(url, files);
  return error(
    `${quoted(url)} is not an address that a link can have here.`,
    `Write ${ANY_PAGE} without a part after #, or a whole address (https://…, mailto:… or tel:…).`,
  );
}

function headingProblem({ depth }: Part): Problem | undefined {
  if (depth !== 1) return undefined;
  return error(
    'this heading is on the first level, which only the page’s own heading may use.',
    'Begin it with ## and a space. If a line of = is below it, delete that line.',
  );
}
