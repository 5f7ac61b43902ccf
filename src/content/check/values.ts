import { isMap, isSeq, type Node } from 'yaml';
import type { Path, Value, Values } from '../fields/fieldKind';
import type { MarkdownFile } from '../reading/frontMatter';
import { coerce, fieldName } from '../reading/value';
import type { ContentSchema } from '../schemas/contentSchema';

/** Formats a path for people: `figures › 2 › label`; list entries count from 1. */
export function labelOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
}

/** Returns all values of a file, including nested ones. */
export function valuesOf({ yaml, lineAt }: MarkdownFile, root: ContentSchema): Values {
  const values = new Map<string, Value>();
  const add = (path: Path, node: unknown, schema: ContentSchema = {}, name = node) => {
    const [start] = (name as Partial<Node> | null)?.range ?? [0];
    const location = { line: lineAt(start), field: labelOf(path) };
    const data = coerce(node, schema);
    const words = typeof data === 'string' && data ? data : undefined;
    values.set(location.field, { path, schema, node, location, data, words });
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const step = fieldName(key);
        add([...path, step], value, schema.properties?.[step], key);
      }
    } else if (isSeq(node)) {
      for (const [i, item] of node.items.entries()) add([...path, i], item, schema.items);
    }
  };
  add([], yaml.contents, root, null);
  return values;
}

/** Returns a value by its path; a missing one gets the position of the map or list around it. */
export function valueAt(values: Values, path: Path): Value {
  const field = labelOf(path);
  const there = values.get(field);
  if (there) return there;
  const { schema, location } = valueAt(values, path.slice(0, -1));
  const own = schema.properties?.[String(path.at(-1))] ?? {};
  const nothing = { node: undefined, data: undefined };
  return { path, schema: own, location: { ...location, field }, ...nothing };
}
