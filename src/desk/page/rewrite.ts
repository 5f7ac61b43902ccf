import isEqual from 'fast-deep-equal';
import { isMap, isPair, isScalar, isSeq, stringify } from 'yaml';
import type { Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import type { ContentSchema } from '../../schemas/contentSchema';
import { fieldName, meantValue } from '../../schemas/value';

/** Replaces the text between two offsets; `start` equals `end` where text is inserted. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

type Fields = Record<string, unknown>;

/** Fields as YAML in the style of the content files: quotes only where needed, each value on one line. */
export function writeFields(fields: Fields, indent = 0): string {
  const yaml = stringify(fields, { lineWidth: 0, singleQuote: true });
  return yaml.replace(/^(?=.)/gm, ' '.repeat(indent));
}

/**
 * Changes values in YAML and leaves the lines of unchanged values as they are, comments included.
 * @param source the text in which the ranges of `map`'s nodes are offsets
 * @param after all fields with their new values; a field that is missing is removed
 * @returns `source` with the changes
 */
export function rewrite(source: string, map: YAMLMap, schema: ContentSchema, after: Fields) {
  // Applied from the last to the first, so that the offsets of the edits still to apply stay valid.
  return [...mapEdits(source, map, schema, after)]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .reduceRight(
      (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
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
  // New fields are inserted after the existing one that comes before them in the schema's order.
  const first = startOf(pairs[0].pair);
  const order = Object.keys(properties);
  for (const name of Object.keys(after)) {
    if (pairs.some((pair) => pair.name === name)) continue;
    const before = pairs.filter((pair) => order.indexOf(pair.name) < order.indexOf(name)).at(-1);
    const place = before ? lineEnd(source, endOf(before.pair)) : lineStart(source, first);
    const text = writeFields({ [name]: after[name] }, columnOf(source, first));
    yield { start: place, end: place, text };
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
    yield { start: lineStart(source, start), end: lineEnd(source, end), text: '' };
  } else if (isMap(pair.value) && !pair.value.flow) {
    yield* mapEdits(source, pair.value, schema, value as Fields);
  } else if (isSeq(pair.value) && !pair.value.flow) {
    yield* seqEdits(source, pair.value, schema.items ?? {}, value as unknown[]);
  } else {
    const written = writeFields({ [fieldName(pair.key)]: value }, columnOf(source, start)).trim();
    // The range of a block scalar includes its last line break, which has to stay.
    yield { start, end: source[end - 1] === '\n' ? end - 1 : end, text: written };
  }
}

/** Edits of a list. Where entries were added or removed, each entry with an unchanged value keeps its lines. */
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
  const text = after.map((value) => {
    const old = entries.find((entry) => isEqual(entry.value, value));
    const written = writeFields(value as Fields, indent.length + 2);
    return old?.lines ?? `${indent}- ${written.trimStart()}`;
  });
  yield { start: starts[0], end, text: text.join('') };
}

const rangeOf = (node: unknown) => (node as Node).range ?? [0, 0];

const startOf = ({ key }: Pair) => rangeOf(key)[0];

function endOf({ key, value }: Pair): number {
  // The range of an empty value starts after the line, so the key's end and the colon count instead.
  const isEmpty = !value || (isScalar(value) && value.value === null && !value.source);
  return isEmpty ? rangeOf(key)[1] + 1 : lastOf(value);
}

/** The offset at which a value ends. Ranges of block maps and lists also cover comments after them. */
function lastOf(node: unknown): number {
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  if (!last) return rangeOf(node)[1];
  return isPair(last) ? endOf(last) : lastOf(last);
}

/** The offset at which the line of an offset starts. */
const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

/** The offset at which the line after an offset's starts. */
function lineEnd(text: string, at: number): number {
  // A block scalar ends after its line break, at the start of the next line.
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

const columnOf = (text: string, at: number) => at - lineStart(text, at);
