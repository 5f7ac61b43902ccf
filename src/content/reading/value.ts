import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { typeset } from '../decode';
import type { ContentSchema, Holding } from '../schemas/contentSchema';
import { isoTime } from '../time';

/** Matches a text in curly quotes, which word processors insert and YAML reads as part of the text. */
const CURLY_QUOTES = /^[“”„‘’](.*)[“”‘’]$/;

/** How the text of a field is read that holds other than words; as it is, if not listed. */
const READERS: Partial<Record<Holding, (text: string) => string | undefined>> = {
  picture: (name) => name.replace(/^\.\//, ''),
  icon: (name) => name.toLowerCase(),
  time: isoTime,
};

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

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

function scalarValue(node: Scalar, schema: ContentSchema): unknown {
  const value = node.value ?? undefined;
  if (typeof value === 'string') return textValue(value, schema);
  // The source keeps what a parsed number loses: the + of a phone number, the zeros of 007.
  if (schema.type !== 'string' || value === undefined) return value;
  return textValue(node.source ?? '', schema);
}

function textValue(value: string, schema: ContentSchema): unknown {
  const text = value.trim().replace(CURLY_QUOTES, '$1');
  if (schema.type === 'number') return NUMBER.test(text) ? Number(text) : value;
  if (schema.type === 'boolean') {
    return /^(?:true|yes)$/i.test(text) || (!/^(?:false|no)$/i.test(text) && value);
  }
  const read = schema.holds && READERS[schema.holds];
  if (read) return read(text) ?? value;
  const same = (choice: unknown) => String(choice).toLowerCase() === text.toLowerCase();
  return schema.enum?.find(same) ?? (schema.holds ? value : typeset(value));
}
