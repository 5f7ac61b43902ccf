import remark from 'remark';
import gfm from 'remark-gfm';
import type { MarkdownFile } from '../markdown/frontMatter';
import { ADDRESS, ANY_PAGE } from '../schemas/link';
import { error, quoted, warning, type Problem } from './problem';

/** The parser that gatsby-transformer-remark uses, with the same options. */
const markdown = remark().use(gfm);

/** A part of a text, as parsed (https://github.com/syntax-tree/mdast). */
interface Part {
  type: string;
  children?: Part[];
  position: { start: { line: number; column: number } };
  /** Of a heading: its level, from 1. */
  depth?: number;
  /** Of a link, or of an address that links refer to. */
  url?: string;
}

const NOT_SHOWN = warning(
  'the words below the second line of hyphens are not shown.',
  'Move them into a field above, or delete them.',
);

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
    'Write only the words. docs/adding-a-photo.md lists the marks that you can use.',
  ),
  code: error(
    'this is a block of code: it begins with four spaces, or with the mark ```.',
    'Delete the spaces or the mark.',
  ),
  table: error('a table does not fit on a phone.', 'Write it as a list.'),
};

/**
 * Returns the problems with the text below the front matter.
 * @param shown whether pages show the body of this kind of file
 */
export function bodyProblems({ body, bodyLine }: MarkdownFile, shown: boolean): Problem[] {
  if (!body) return [];
  if (!shown) {
    return [{ line: bodyLine, ...NOT_SHOWN }];
  }
  const problems = new Map<string, Problem>();
  let level = 1;
  for (const part of partsOf(markdown.parse(body) as Part)) {
    const problem = REFUSED[part.type] ?? linkProblem(part) ?? headingProblem(part, level);
    level = part.depth ?? level;
    const { start } = part.position;
    const line = bodyLine + start.line - 1;
    // The two tags of an HTML element are two parts, usually on one line.
    if (problem) problems.set(`${line} ${problem.found}`, { line, ...problem });
  }
  return [...problems.values()];
}

/** Returns a part with all parts inside it, in the order of the text. */
function partsOf(part: Part): Part[] {
  return [part, ...(part.children ?? []).flatMap(partsOf)];
}

function linkProblem({ url }: Part): Problem | undefined {
  if (url === undefined || (ADDRESS.test(url) && !url.startsWith('#'))) return undefined;
  return error(
    `${quoted(url)} is not an address that a link can have here.`,
    `Write ${ANY_PAGE} or a whole address (https://…, mailto:… or tel:…).`,
  );
}

/** @param above level of the heading before it; 1 is the page's */
function headingProblem({ depth }: Part, above: number): Problem | undefined {
  if (depth === undefined || (depth > 1 && depth <= above + 1)) return undefined;
  return error(
    depth === 1
      ? 'this heading is on the first level, which only the page’s own heading may use.'
      : 'this heading skips a level.',
    `Begin it with ${'#'.repeat(Math.min(depth, above) + 1)} and a space.`,
  );
}
