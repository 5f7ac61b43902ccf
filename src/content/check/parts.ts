import remark from 'remark';
import gfm from 'remark-gfm';

/** The parser that gatsby-transformer-remark uses, with the options that `gatsby-config.ts` sets. */
const markdown = remark().use(gfm);

/** A part of a text, as parsed (https://github.com/syntax-tree/mdast). */
export interface Part {
  type: string;
  children?: Part[];
  position: { start: { line: number; offset: number }; end: { line: number } };
  /** Of a numbered list: the number of its first entry. Of an entry: its own, as shown. */
  start?: number | null;
  /** Of a heading: its level, from 1. */
  depth?: number;
  /** Of a link, or of an address that links refer to. */
  url?: string;
}

/** Parses the text below the front matter. */
export const parseText = (body: string) => markdown.parse(body) as Part;

/** Returns a part with all parts inside it, in the order of the text. */
export function partsOf(part: Part): Part[] {
  const { children = [], start } = part;
  const entries = start ? children.map((entry, i) => ({ ...entry, start: start + i })) : children;
  return [part, ...entries.flatMap(partsOf)];
}
