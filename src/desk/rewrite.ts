import isEqual from 'fast-deep-equal';
import { isMap, isPair, isScalar, isSeq, stringify } from 'yaml';
import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
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
  // Applied from the end, so that the offsets of those before them stay right.
  return [...mapEdits(source, map, schema, after)]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .reduceRight(
      (text, { start, end, words }) => text.slice(0, start) + words + text.slice(end),
      source,
    );
}

function* mapEdits(
  source: string,
  { items }: YAMLMap,
  { properties = {} }: ContentSchema,
  after: Fields,
): Generator<Edit> {
  const pairs = items.map((pair) => ({ name: fieldName(pair.key), pair }));
  for (const { name, pair } of pairs) {
    yield* pairEdits(source, pair, properties[name] ?? {}, after[name]);
  }
  const first = startOf(pairs[0].pair);
  const order = Object.keys(properties);
  for (const name of Object.keys(after)) {
    if (pairs.some((pair) => pair.name === name)) continue;
    const before = pairs.filter((pair) => order.indexOf(pair.name) < order.indexOf(name)).at(-1);
    const place = before ? lineEnd(source, endOf(before.pair)) : lineStart(source, first);
    const words = writeFields({ [name]: after[name] }, columnOf(source, first));
    yield { start: place, end: place, words };
  }
}

function* pairEdits(
  source: string,
  pair: Pair,
  schema: ContentSchema,
  value: unknown,
): Generator<Edit> {
  const before = meantValue(pair.value, schema);
  if (isEqual(before, value)) return;
  const [start, end] = [startOf(pair), endOf(pair)];
  if (value === undefined) {
    yield { start: lineStart(source, start), end: lineEnd(source, end), words: '' };
  } else if (isMap(pair.value) && !pair.value.flow) {
    yield* mapEdits(source, pair.value, schema, value as Fields);
  } else if (isSeq(pair.value) && !pair.value.flow) {
    yield* seqEdits(source, pair.value, schema.items ?? {}, value as unknown[]);
  } else {
    const written = writeFields({ [fieldName(pair.key)]: value }, columnOf(source, start)).trim();
    // A block of lines ends behind its last line's end, which is not the value's.
    yield { start, end: source[end - 1] === '\n' ? end - 1 : end, words: written };
  }
}

/** Entries that were there keep their lines, wherever they stand now. */
function* seqEdits(
  source: string,
  seq: YAMLSeq,
  schema: ContentSchema,
  after: unknown[],
): Generator<Edit> {
  if (seq.items.length === 0 || !seq.items.every(isMap)) return;
  if (seq.items.length === after.length) {
    for (const [i, node] of seq.items.entries()) {
      yield* mapEdits(source, node, schema, after[i] as Fields);
    }
    return;
  }
  const starts = seq.items.map((node) => lineStart(source, rangeOf(node)[0]));
  const end = lineEnd(source, lastOf(seq));
  const entries = seq.items.map((node, i) => ({
    value: meantValue(node, schema),
    lines: source.slice(starts[i], starts[i + 1] ?? end),
  }));
  const indent = /^ */.exec(entries[0].lines)?.[0] ?? '';
  const words = after.map((value) => {
    const old = entries.find((entry) => isEqual(entry.value, value));
    const written = writeFields(value as Fields, indent.length + 2);
    return old?.lines ?? `${indent}- ${written.trimStart()}`;
  });
  yield { start: starts[0], end, words: words.join('') };
}

const rangeOf = (node: unknown) => (node as Node).range ?? [0, 0];

const startOf = ({ key }: Pair) => rangeOf(key)[0];

function endOf({ key, value }: Pair): number {
  // An empty value has its place behind the line's end.
  const isEmpty = !value || (isScalar(value) && value.value === null && !value.source);
  return isEmpty ? rangeOf(key)[1] + 1 : lastOf(value);
}

/** Where a value ends; the range of lines below each other goes on over what follows them. */
function lastOf(node: unknown): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  if (!last) return rangeOf(node)[1];
  return isPair(last) ? endOf(last) : lastOf(last);
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  // The end of a block of lines is the start of the line behind it.
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

const columnOf = (text: string, at: number) => at - lineStart(text, at);
