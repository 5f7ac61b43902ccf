import { linkProblem } from '../fields/address';
import type { MarkdownFile } from '../reading/frontMatter';
import type { Kind } from '../schemas/kinds';
import { ADDRESS, ANY_ADDRESS } from '../schemas/link';
import { at, error, type Problem, warning } from '../sentences/problem';
import { didYouMean, nearest, quoted } from '../sentences/words';
import { headingsOf } from './addresses';
import { parseText, type Part, partsOf } from './parts';

const NOT_SHOWN = warning(
  'the words below the second line of hyphens are not shown.',
  'Move them into a field above, or delete them.',
);

const EMPTY = error(
  'there are no words below the second line of hyphens.',
  'Write the text of the page there, if only a sentence, or delete the file.',
);

const MARKS = 'docs/adding-a-photo.md lists the marks that you can use.';

const PICTURE = error(
  'pictures in this text are not shown.',
  'Delete the picture here. Name pictures only in the fields above.',
);

/** Parts that a text must not contain, by type. */
const REFUSED: Partial<Record<string, Problem>> = {
  image: PICTURE,
  imageReference: PICTURE,
  html: error(
    'this is HTML, which is not allowed here.',
    `Write only the words. To begin a new line, end the line before with a backslash (\\). ${MARKS}`,
  ),
  code: error(
    'this is a block of code: it begins with four spaces, or with the mark ```.',
    'Delete the spaces or the mark.',
  ),
};

const NO_TABLE = error(
  'these lines make no table.',
  'Write a second line such as | --- | --- |, with as many parts as the first line.',
);

const UNEVEN = error(
  'the rows of this table have different numbers of cells.',
  'Write as many cells into each row as into the first; a cell may be empty. Leave an empty line below the table.',
);

const WIDE = warning(
  'a table of more than three columns does not fit on a phone.',
  'Make two tables of it, or write the words of two columns into one.',
);

const NO_SPACE = /^[> ]*#{2,6}[^#\s]/gm;
const BULLET = /^[> ]*[•·▪◦‣]/gm;

/** Lines that pages show otherwise than was meant. */
const LINES: readonly (readonly [RegExp, Problem])[] = [
  [NO_SPACE, error('this heading lacks a space.', 'Write a space after the last #.')],
  [
    BULLET,
    error(
      'this character does not begin a list.',
      'Begin the line with a hyphen and a space instead.',
    ),
  ],
  [
    /(?<=^[–—] .*\n)[–—] /gm,
    error(
      'this line and the one above it run together.',
      'Begin each with a hyphen and a space if they are a list. If not, leave an empty line between them.',
    ),
  ],
  [
    // A link whose address has spaces, except before its title in quotes.
    /\]\([^\s<)]+ [^"'(\n]*\)/gm,
    error(
      'the brackets here make no link.',
      'Write [words](address), with no space in the address. In the name of a file, write %20 for it.',
    ),
  ],
  [
    // Footnotes, boxes to tick, and headings or links without words.
    /\^\[|\[\^|^[ \t]*[-*+] \[[ x]\] |^#+$|(?<!!)\[ *\][[(]/gim,
    error('this text cannot have such marks.', `Write it in words. ${MARKS}`),
  ],
];

/**
 * For the admin page's forms: the pattern of this text, as far as one can tell, and the message if it does not match. It
 * refuses these lines, a heading with one `#`, an indented paragraph, pictures and HTML.
 */
export const BODY_PATTERN: [string, string] = [
  `/^(?![^]*(?:^|\\n)(?:#\\s|\\n {4}[^\\s*+\\d-]|${[NO_SPACE, BULLET].map(({ source }) => source.slice(1)).join('|')}))(?![^]*!\\[[^\\]]*\\][([])(?![^]*<[/a-z][\\w-]*(?:[\\s/][^>]*)?>)/i`,
  'Begin headings with ## and a space, entries of a list with a hyphen and a space, paragraphs without spaces. Write no HTML, such as <br>, and no pictures, such as ![…](…).',
];

/** Returns the problems with the text below the front matter of a kind of file. */
export function bodyProblems(
  markdown: MarkdownFile,
  kind: Kind,
  addresses: readonly string[],
): Problem[] {
  const { body, bodyLine } = markdown;
  if (!body) return at({ line: bodyLine }, kind.needsBody ? EMPTY : undefined);
  if (!kind.body) return at({ line: bodyLine }, NOT_SHOWN);
  const inLines = LINES.flatMap(([mark, problem]) =>
    [...body.matchAll(mark)].map(({ index }) => ({
      line: bodyLine + body.slice(0, index).split('\n').length - 1,
      ...problem,
    })),
  );
  const marked = new Set(inLines.map(({ line }) => line));
  // With those of its own headings, also if it is a draft.
  const targets = [...addresses, ...headingsOf(kind, markdown)];
  const parts = partsOf(parseText(body));
  const headings = parts.filter(({ type }) => type === 'heading');
  const inParts = parts.flatMap((part) => {
    const line = bodyLine + part.position.start.line - 1;
    if (marked.has(line)) return [];
    const above = headings.slice(0, headings.indexOf(part)).at(-1);
    return at({ line }, partProblem(part, body, targets, above?.depth));
  });
  const problems = [...inParts, ...inLines];
  // The two tags of an HTML element are two parts, usually on one line.
  return [...new Map(problems.map((each) => [`${each.line} ${each.found}`, each])).values()];
}

function partProblem(
  part: Part,
  body: string,
  targets: readonly string[],
  levelAbove?: number,
): Problem | undefined {
  const { type, url } = part;
  if (type in REFUSED) return REFUSED[type];
  if (type === 'table') return tableProblem(part);
  if (type === 'paragraph' && body[part.position.start.offset] === '|') return NO_TABLE;
  if (url !== undefined) return addressProblem(url, targets);
  if (type === 'list' || type === 'listItem') return numberProblem(part, body);
  return type === 'heading' ? headingProblem(part, levelAbove) : undefined;
}

/** Returns the problem of a table whose rows differ in length, or are too long for a phone. */
function tableProblem({ children: rows = [] }: Part): Problem | undefined {
  const [first, ...others] = rows.map(({ children: cells = [] }) => cells.length);
  if (others.some((cells) => cells !== first)) return UNEVEN;
  return first > 3 ? WIDE : undefined;
}

/** Returns the problem of a number that is no entry's, such as that of a date: the list counts on from the first. */
function numberProblem({ type, start, children, position }: Part, body: string) {
  const [typed] = /^\d*/.exec(body.slice(position.start.offset)) ?? [];
  if (!start || !typed) return undefined;
  const expected = `If this is no list, write a backslash after each number, such as ${typed}\\, and leave an empty line between its lines.`;
  if (type === 'list') {
    const isAlone = children?.length === 1;
    return isAlone
      ? warning('this line begins a numbered list of one entry.', expected)
      : undefined;
  }
  if (start === Number(typed)) return undefined;
  return error(
    `pages show this number as ${start}, since it is an entry of a numbered list.`,
    `Write ${start}. ${expected}`,
  );
}

function addressProblem(url: string, targets: readonly string[]): Problem | undefined {
  if (url.startsWith('#') ? targets.includes(url) : ADDRESS.test(url)) {
    return linkProblem(url, targets);
  }
  return error(
    `${quoted(url)} is not an address that a link can have here.`,
    `Write ${ANY_ADDRESS}.`,
    didYouMean(...nearest(url, targets)),
  );
}

/** @param levelAbove that of the heading above it; the first one follows the page’s own */
function headingProblem({ depth = 1, position }: Part, levelAbove = 1): Problem | undefined {
  if (depth === 1) {
    return error(
      'this heading is on the first level, which only the page’s own heading may use.',
      'Begin it with ## and a space. If a line of = is below it, delete that line.',
    );
  }
  if (depth > levelAbove + 1) {
    return warning(
      'this heading skips a level.',
      `Begin it with ${'#'.repeat(levelAbove + 1)} and a space.`,
    );
  }
  if (position.end.line === position.start.line) return undefined;
  return error(
    'the line of hyphens below these words makes a heading of them.',
    'Leave an empty line above it, or delete it. Begin a heading with ## and a space.',
  );
}
