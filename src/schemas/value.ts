import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import type { ContentSchema } from './contentSchema';

/** Words that stand wholly in curly quotes, which word processors type and YAML takes for words. */
export const CURLY_QUOTES = /^[“”„‘’](.*)[“”‘’]$/;

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * The value of front matter as a person means it: where words are wanted, `2024` and `true` are
 * words; where a number is wanted, `'3'` is one; `Large` is the choice `large`; a field with
 * nothing after its colon is not there. Everything else is left for the schema to judge.
 */
export function meantValue(node: unknown, schema: ContentSchema = {}): unknown {
  if (isMap(node)) {
    const fields = node.items.map(({ key, value }) => {
      const name = fieldName(key);
      return [name, meantValue(value, schema.properties?.[name])];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (isSeq(node)) return node.items.map((item) => meantValue(item, schema.items));
  return isScalar(node) ? scalarValue(node, schema) : undefined;
}

/** The name of a field as it stands in front matter. */
export function fieldName(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function scalarValue(node: Scalar, schema: ContentSchema): unknown {
  const value = node.value ?? undefined;
  if (typeof value === 'string') return wordsValue(value, schema);
  // The source keeps what a number loses: the + of a telephone number, the zeros of 007.
  return schema.type === 'string' && value !== undefined ? node.source : value;
}

function wordsValue(value: string, schema: ContentSchema): unknown {
  const words = value.trim().replace(CURLY_QUOTES, '$1');
  if (schema.type === 'number') return NUMBER.test(words) ? Number(words) : value;
  if (schema.picture) return words.replace(/^\.\//, '');
  if (schema.icon) return words.toLowerCase();
  return schema.enum?.find((choice) => sameWord(choice, words)) ?? value;
}

function sameWord(choice: unknown, words: string): boolean {
  return typeof choice === 'string' && choice.toLowerCase() === words.toLowerCase();
}
