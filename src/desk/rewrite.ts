import { isMap, isScalar, isSeq, stringify, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { ContentSchema } from '../schemas/contentSchema';
import { fieldName, meantValue } from '../schemas/value';

/** Replaces a part of a text by another. */
interface Edit {
  start: number;
  end: number;
  words: string;
}

type Fields = Record<string, unknown>;

/** YAML of fields as people here write it: as few quotes as it takes, each value on one line. */
export function writeFields(fields: Fields, indent = 0): string {
  const yaml = stringify(fields, { lineWidth: 0, singleQuote: true });
  return yaml.replace(/^(?=.)/gm, ' '.repeat(indent));
}

/**
 * YAML with new values, in which every line stays as it is whose value did.
 * @param source the text that `map` was read from
 */
export function rewrite(source: string, map: YAMLMap, schema: ContentSchema, after: Fields) {
  return mapEdits(source, map, schema, after)
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, words }) => text.slice(0, start) + words + text.slice(end),
      source,
    );
}

function mapEdits(source: string, map: YAMLMap, schema: ContentSchema, after: Fields): Edit[] {
  const pairs = map.items.map((pair) => ({ name: fieldName(pair.key), pair }));
  const changed = pairs.flatMap(({ name, pair }) =>
    pairEdits(source, pair, schema.properties?.[name] ?? {}, name, after[name]),
  );
  const there = new Set(pairs.map(({ name }) => name));
  const added = Object.keys(after).filter((name) => !there.has(name));
  if (added.length === 0) return changed;
  const order = Object.keys(schema.properties ?? {});
  const indent = columnOf(source, startOf(pairs[0].pair));
  const inserted = added.map((name) => {
    const before = pairs.filter((pair) => order.indexOf(pair.name) < order.indexOf(name)).at(-1);
    const place = before
      ? lineEnd(source, endOf(before.pair))
      : lineStart(source, startOf(pairs[0].pair));
    return { start: place, end: place, words: writeFields({ [name]: after[name] }, indent) };
  });
  // Edits of one place are made from the last to the first.
  return [...changed, ...inserted.reverse()];
}

function pairEdits(
  source: string,
  pair: Pair,
  schema: ContentSchema,
  name: string,
  value: unknown,
): Edit[] {
  const before = meantValue(pair.value, schema);
  if (same(before, value)) return [];
  const indent = columnOf(source, startOf(pair));
  const line = { start: lineStart(source, startOf(pair)), end: lineEnd(source, endOf(pair)) };
  if (value === undefined) return before === undefined ? [] : [{ ...line, words: '' }];
  if (isMap(pair.value) && !pair.value.flow) {
    return mapEdits(source, pair.value, schema, value as Fields);
  }
  if (isSeq(pair.value) && !pair.value.flow) {
    return seqEdits(source, pair.value, schema.items ?? {}, value as unknown[]);
  }
  const written = writeFields({ [name]: value }).slice(0, -1);
  const shifted = written.replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
  const end = endOf(pair);
  // A block of lines ends behind its last line's end, which is not the value's.
  const last = source[end - 1] === '\n' ? end - 1 : end;
  return [{ start: startOf(pair), end: last, words: shifted }];
}

/** Entries that were there keep their lines, wherever they stand now. */
function seqEdits(source: string, seq: YAMLSeq, schema: ContentSchema, after: unknown[]): Edit[] {
  const entries = seq.items.map((node, i) => {
    const start = lineStart(source, rangeOf(node)[0]);
    const next = seq.items[i + 1];
    const end = next ? lineStart(source, rangeOf(next)[0]) : lineEnd(source, rangeOf(node)[1]);
    return { node, start, end, value: meantValue(node, schema) };
  });
  if (entries.length === 0 || !entries.every(({ node }) => isMap(node))) return [];
  if (entries.length === after.length) {
    return entries.flatMap(({ node }, i) =>
      mapEdits(source, node as YAMLMap, schema, after[i] as Fields),
    );
  }
  const indent = columnOf(source, entries[0].start + source.slice(entries[0].start).search(/\S/));
  const words = after.map((value) => {
    const old = entries.find((entry) => same(entry.value, value));
    if (old) return source.slice(old.start, old.end);
    const [first, ...others] = writeFields(value as Fields, indent + 2).split('\n');
    return [`${' '.repeat(indent)}- ${first.trimStart()}`, ...others].join('\n');
  });
  return [{ start: entries[0].start, end: entries[entries.length - 1].end, words: words.join('') }];
}

/** Whether two values say the same, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const [one, other] = [a, b].map((value) =>
    Object.entries(value).filter(([, v]) => v !== undefined),
  );
  return (
    one.length === other.length && one.every(([key, value]) => same(value, (b as Fields)[key]))
  );
}

function rangeOf(node: unknown): [number, number] {
  const { range } = node as { range: [number, number, number] };
  return [range[0], range[1]];
}

const startOf = ({ key }: Pair) => rangeOf(key)[0];

function endOf({ key, value }: Pair): number {
  // An empty value has its place behind the line's end.
  const isEmpty = !value || (isScalar(value) && value.value === null && !value.source);
  return isEmpty ? rangeOf(key)[1] + 1 : lastOf(value);
}

function lastOf(node: unknown): number {
  if (isMap(node) && !node.flow && node.items.length > 0)
    return endOf(node.items[node.items.length - 1]);
  if (isSeq(node) && !node.flow && node.items.length > 0)
    return lastOf(node.items[node.items.length - 1]);
  return rangeOf(node)[1];
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  // The end of a block of lines is the start of the line behind it.
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

const columnOf = (text: string, at: number) => at - lineStart(text, at);
