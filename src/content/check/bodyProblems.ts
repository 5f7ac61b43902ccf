import { linkProblem } from '../fields/address';
import type { MarkdownFile } from '../reading/frontMatter';
import type { Kind } from '../schemas/kinds';
import { ADDRESS, ANY_ADDRESS } from '../schemas/link';
import { nearest, quoted } from '../sentences/phrases';
import { at, error, type Problem, type Slips, slipsIn, warning } from '../sentences/problem';
import { parseText, type Part, partsOf } from './parts';
import { headingsOf } from './siteAddresses';

const NOT_SHOWN = warning(
  'the words below the second line of hyphens are not shown.',
  'Move them into a field above, or delete them.',
);

const EMPTY = error(
  'there are no words below the second line of hyphens.',
  'Write the text of the page there, if only a sentence, or delete the file.',
);

const NO_MARK = error(
  'this text cannot have such marks.',
  'Write it in words: no pictures (name them in the fields above), no HTML, no footnotes, no boxes to tick, and no ``` or four spaces before a line. To begin a new line, end the line before with a backslash (\\). docs/adding-a-photo.md lists the marks that you can use.',
);

/** Parts with such marks, by their types. */
const REFUSED = ['code', 'html', 'image', 'imageReference'];

const NO_HEADING = error(
  'this is a heading that does not begin with ##.',
  'Begin it with ## and a space, and delete the = or hyphens below it. For a line across the page, leave an empty line above the hyphens.',
);

const NO_TABLE = error(
  'this table is incomplete.',
  'Write a second line such as | --- | --- |, and as many cells into each row as into the first; a cell may be empty. Leave an empty line below the table.',
);

const WIDE = warning(
  'a table of more than three columns does not fit on a phone.',
  'Make two tables of it, or write the words of two columns into one.',
);

const NO_LIST = error(
  'lines that begin like this one make no list: they run together.',
  'Begin each with a hyphen and a space if they are a list. If not, leave an empty line between them.',
);

const NO_SPACE = /^[> ]*#{2,6}[^#\s]/gm;
const BULLET = /^[> ]*[•·▪◦‣]/gm;

/** What pages show otherwise than was meant, but not as a part of its own. */
const SLIPS: Slips = [
  [NO_SPACE, error('this heading lacks a space.', 'Write a space after the last #.')],
  [BULLET, NO_LIST],
  [/(?<=^[–—] .*\n)[–—] /gm, NO_LIST],
  [
    // A link whose address has spaces, except before its title in quotes.
    /\]\([^\s<)]+ [^"'(\n]*\)/gm,
    error(
      'the brackets here make no link.',
      'Write [words](address), with no space in the address. In the name of a file, write %20 for it.',
    ),
  ],
  // Footnotes, boxes to tick, and headings or links without words.
  [/\^\[|\[\^|^[ \t]*[-*+] \[[ x]\] |^#+$|(?<!!)\[ *\][[(]/gim, NO_MARK],
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
  const slips = slipsIn(body, SLIPS);
  // With those of its own headings, also if it is a draft.
  const targets = [...addresses, ...headingsOf(kind, markdown)];
  let level = 1;
  const inParts = partsOf(parseText(body)).flatMap((part) => {
    const { line } = part.position.start;
    const problem = partProblem(part, body, targets, level);
    level = part.depth ?? level;
    return slips.some((slip) => slip.line === line) ? [] : at({ line }, problem);
  });
  // The two tags of an HTML element are two parts, usually on one line.
  const problems = new Map([...inParts, ...slips].map((one) => [`${one.line} ${one.found}`, one]));
  return [...problems.values()].map((one) => ({ ...one, line: bodyLine + one.line - 1 }));
}

/** @param level that of the heading above; without one, of the page's own */
function partProblem(
  part: Part,
  body: string,
  targets: readonly string[],
  level: number,
): Problem | undefined {
  const { type, url } = part;
  if (REFUSED.includes(type)) return NO_MARK;
  if (type === 'table') return tableProblem(part);
  if (type === 'paragraph' && body[part.position.start.offset] === '|') return NO_TABLE;
  if (type === 'list' || type === 'listItem') return numberProblem(part, body);
  if (type === 'heading') return headingProblem(part, level);
  return url === undefined ? undefined : addressProblem(url, targets);
}

/** Returns the problem of a table whose rows differ in length, or are too long for a phone. */
function tableProblem({ children: rows = [] }: Part): Problem | undefined {
  const [first, ...others] = rows.map(({ children: cells = [] }) => cells.length);
  if (others.some((cells) => cells !== first)) return NO_TABLE;
  return first > 3 ? WIDE : undefined;
}

/** Returns the problem of a number that is no entry's, such as that of a date: the list counts on from the first. */
function numberProblem({ type, start, children = [], position }: Part, body: string) {
  const [typed] = /^\d*/.exec(body.slice(position.start.offset)) ?? [];
  if (!start || !typed) return undefined;
  const expected = `If this is no list, write a backslash after each number, such as ${typed}\\, and leave an empty line between its lines.`;
  if (type === 'list') {
    const isAlone = children.length === 1;
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
    nearest(url, targets),
  );
}

function headingProblem({ depth = 1, position: { start, end } }: Part, above: number) {
  if (depth === 1 || start.line < end.line) return NO_HEADING;
  if (depth <= above + 1) return undefined;
  return warning(
    'this heading skips a level.',
    `Begin it with ${'#'.repeat(above + 1)} and a space.`,
  );
}
