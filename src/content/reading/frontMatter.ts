import { type Document, LineCounter, parseDocument } from 'yaml';
import { typeset } from '../decode';

/** A parsed markdown file. */
export interface MarkdownFile {
  /** The front matter as a YAML document, with its errors. */
  yaml: Document.Parsed;
  /**
   * The file from its start to the end of the front matter, with the line of hyphens above commented
   * out, so that an offset in `yaml` is the same in the file.
   */
  source: string;
  /** The line of an offset in the file, from 1. */
  lineAt: (offset: number) => number;
  /** The text below the front matter, typeset. */
  body: string;
  /** The line of the file, from 1, on which `body` begins. */
  bodyLine: number;
}

const FENCED =
  /^(?<above>\s*)-(?<front>-{2,}[ \t]*\n[\s\S]*?)^[ \t]*-{3,}[ \t]*(?:\n|$)(?<body>[\s\S]*)/m;

/** Splits a markdown file into front matter and the text below; `undefined` without two lines of `---`. */
export function parseMarkdown(text: string): MarkdownFile | undefined {
  const parts = /^\s*---/.test(text) ? FENCED.exec(text)?.groups : undefined;
  if (!parts) return undefined;
  const lines = new LineCounter();
  const source = `${parts.above.replace(/[^\n]/g, ' ')}#${parts.front}`;
  const yaml = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const beforeBody = text.slice(0, text.length - parts.body.trimStart().length);
  return {
    yaml,
    source,
    lineAt: (offset) => lines.linePos(offset).line,
    body: typeset(parts.body.trim()),
    bodyLine: beforeBody.split('\n').length,
  };
}
