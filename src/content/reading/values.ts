import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { typeset } from '../decode';
import type { ContentSchema } from '../fields/contentSchema';
import type { Value, Values } from '../fields/fieldKind';
import { kindOfField } from '../fields/kindOfField';
import type { MarkdownFile } from './frontMatter';

/** Matches a text in curly quotes, which word processors insert and YAML reads as part of the text. */
const CURLY_QUOTES = /^[“”„‘’](.*)[“”‘’]$/;

/** Formats a path for people: `figures › 2 › label`; list entries count from 1. */
export function labelOf(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
}

/**
 * Reads all values of a file, including nested ones; that of `''` is all its front matter. Coerces each to the type that
 * its schema expects: in a text field, `2024` and `true` are texts; `Large` is the choice `large`; `5 p.m.` is the time
 * `17:00`; words are typeset. Leaves every other value as YAML reads it, for the schema to judge.
 */
export function valuesOf({ yaml, lineAt }: MarkdownFile, root: ContentSchema): Values {
  const values = new Map<string, Value>();
  function read(path: PropertyKey[], node: unknown, schema: ContentSchema = {}, name = node) {
    const [start] = (name as Partial<Node> | null)?.range ?? [0];
    const location = { line: lineAt(start), field: labelOf(path) };
    const value: Value = { schema, node, location, data: undefined };
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
    } else if (isScalar(node)) {
      value.data = scalarData(node, schema);
    }
    if (typeof value.data === 'string' && value.data) value.words = value.data;
    return value.data;
  }
  read([], yaml.contents, root, null);
  return values;
}

function scalarData({ value, source = '' }: Scalar, schema: ContentSchema): unknown {
  const kind = kindOfField(schema);
  if (value === null || !kind) return value ?? undefined;
  // The source keeps what a parsed number loses: the + of a phone number, the zeros of 007.
  const text = typeof value === 'string' ? value : source;
  if (!kind.read) return typeset(text);
  return kind.read(text.trim().replace(CURLY_QUOTES, '$1'), schema) ?? value;
}
