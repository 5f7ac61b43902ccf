import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { typeset } from '../decode';
import type { ContentSchema } from '../fields/contentSchema';
import type { Value, Values } from '../fields/fieldKind';
import { kindOfField } from '../fields/kindOfField';
import { lineOf } from '../sentences/problem';

/** A parsed markdown file. */
export interface MarkdownFile {
  /** The front matter as a YAML document, with its errors. */
  yaml: Document.Parsed;
  /**
   * The file from its start to the end of the front matter, with the line of hyphens above commented
   * out, so that an offset in `yaml` is the same in the file.
   */
  source: string;
  values: Values;
  /** The text below the front matter, typeset. */
  body: string;
  /** The line of the file, from 1, on which `body` begins. */
  bodyLine: number;
}

const FENCED =
  /^(?<above>\s*)-(?<front>-{2,}[ \t]*\n[\s\S]*?)^[ \t]*-{3,}[ \t]*(?:\n|$)(?<body>[\s\S]*)/m;

/** Splits a markdown file into front matter and the text below; `undefined` without two lines of `---`. */
export function parseMarkdown(text: string, schema: ContentSchema): MarkdownFile | undefined {
  const parts = /^\s*---/.test(text) ? FENCED.exec(text)?.groups : undefined;
  if (!parts) return undefined;
  const source = `${parts.above.replace(/[^\n]/g, ' ')}#${parts.front}`;
  const yaml = parseYaml(source);
  return {
    yaml,
    source,
    values: valuesOf(yaml, source, schema),
    body: typeset(parts.body.trim()),
    bodyLine: lineOf(text, text.length - parts.body.trimStart().length),
  };
}

/** Parses YAML whose scalars stay as typed (007, +44, true), but for `null`: nothing, `~` and null without quotes. */
export const parseYaml = (source: string) =>
  parseDocument(source, {
    schema: 'failsafe',
    customTags: ['null'],
    resolveKnownTags: false,
    prettyErrors: false,
  });

/** Formats a path for people: `figures › 2 › label`; list entries count from 1. */
export function labelOf(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
}

/** Matches a text in curly quotes, which word processors insert and YAML reads as part of the text. */
const CURLY_QUOTES = /^[“”„‘’](.*)[“”‘’]$/;

/**
 * Reads all values of a file, including nested ones; that of `''` is all its front matter. Reads a text as what its
 * schema expects: `Large` is the choice `large`; `5 p.m.` is the time `17:00`; words are typeset. Leaves every other
 * text as it is typed, for the schema to judge.
 */
function valuesOf(yaml: Document.Parsed, source: string, root: ContentSchema): Values {
  const values = new Map<string, Value>();
  function read(path: PropertyKey[], node: unknown, schema: ContentSchema = {}, name = node) {
    const [start] = (name as Partial<Node> | null)?.range ?? [0];
    const location = { line: lineOf(source, start), field: labelOf(path) };
    const value: Value = { schema, location, data: null };
    values.set(location.field, value);
    if (isMap(node)) {
      const fields = node.items.map(({ key, value: inner }): [string, unknown] => {
        // Without special spaces around it.
        const step = String(isScalar(key) ? key.value : key).trim();
        const data = read([...path, step], inner, schema.properties?.[step], key);
        return [step, schema.former?.includes(step) ? undefined : data];
      });
      value.data = Object.fromEntries(fields.filter(([, data]) => data !== undefined));
    } else if (isSeq(node)) {
      value.data = node.items.map((item, i) => read([...path, i], item, schema.items));
    } else if (isScalar<string | null>(node)) {
      value.comment = node.comment ?? undefined;
      value.typed = node.value?.trim();
      value.data = value.typed === undefined ? null : dataOf(value.typed, schema);
    }
    if (typeof value.data === 'string' && value.data) value.words = value.data;
    return value.data ?? undefined;
  }
  read([], yaml.contents, root, null);
  return values;
}

function dataOf(text: string, schema: ContentSchema): unknown {
  const kind = kindOfField(schema);
  if (!kind) return text;
  if (!kind.read) return typeset(text);
  return kind.read(text.replace(CURLY_QUOTES, '$1'), schema) ?? text;
}
