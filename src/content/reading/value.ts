import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { typeset } from '../decode';
import { kindOfField } from '../fields/kindOfField';
import type { ContentSchema } from '../schemas/contentSchema';

/** Matches a text in curly quotes, which word processors insert and YAML reads as part of the text. */
const CURLY_QUOTES = /^[“”„‘’](.*)[“”‘’]$/;

/**
 * Coerces a YAML node to the type that the schema expects: in a text field, `2024` and `true` are texts; `Large` is the
 * choice `large`; `5 p.m.` is the time `17:00`; words are typeset. Returns every other value as YAML reads it, for the schema to judge.
 */
export function coerce(node: unknown, schema: ContentSchema = {}): unknown {
  if (isMap(node)) {
    const fields = node.items.map(({ key, value }) => {
      const name = fieldName(key);
      return [name, coerce(value, schema.properties?.[name])];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (isSeq(node)) return node.items.map((item) => coerce(item, schema.items));
  return isScalar(node) ? scalarValue(node, schema) : undefined;
}

/** Returns the name of a field from the key of its YAML node, without special spaces around it. */
export function fieldName(key: unknown): string {
  return String(isScalar(key) ? key.value : key).trim();
}

function scalarValue({ value, source = '' }: Scalar, schema: ContentSchema): unknown {
  const kind = kindOfField(schema);
  if (value === null || !kind) return value ?? undefined;
  // The source keeps what a parsed number loses: the + of a phone number, the zeros of 007.
  const text = typeof value === 'string' ? value : source;
  if (!kind.read) return typeset(text);
  return kind.read(text.trim().replace(CURLY_QUOTES, '$1'), schema) ?? value;
}
