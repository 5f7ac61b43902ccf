import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { MarkdownFile } from '../reading/frontMatter';
import { coerce, fieldName } from '../reading/value';
import type { ContentSchema } from '../schemas/contentSchema';

/** The keys and indexes that lead to a value in nested maps and lists. */
type Path = readonly PropertyKey[];

/** The line of a field's name, from 1, and the path that is shown to people. */
export interface Location {
  line: number;
  field: string;
}

/** A field in front matter, an entry of a list, or the front matter itself. */
export interface Value {
  path: Path;
  schema: ContentSchema;
  /** The YAML node of its value; `undefined` for a missing field. */
  node: unknown;
  location: Location;
  /** Its value if that is a text and not empty, as pages get it. */
  words?: string;
}

/** All fields of a file by their labels, in the order of the file. */
export type Values = ReadonlyMap<string, Value>;

/** Formats a path for people: `figures › 2 › label`; list entries count from 1. */
export function labelOf(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
}

/** Returns all fields of a file, including nested ones. */
export function valuesOf({ yaml, lineAt }: MarkdownFile, root: ContentSchema): Values {
  const fields = new Map<string, Value>();
  const add = (path: Path, node: unknown, schema: ContentSchema = {}, name = node) => {
    const [start] = (name as Partial<Node> | null)?.range ?? [0];
    const location = { line: lineAt(start), field: labelOf(path) };
    const value = isScalar(node) ? coerce(node, schema) : undefined;
    const words = typeof value === 'string' && value ? value : undefined;
    fields.set(location.field, { path, schema, node, location, words });
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
  return fields;
}

/** Returns a field by its path; a missing one gets the position of the map or list around it. */
export function valueAt(fields: Values, path: Path): Value {
  const field = labelOf(path);
  const there = fields.get(field);
  if (there) return there;
  const { schema, location } = valueAt(fields, path.slice(0, -1));
  const own = schema.properties?.[String(path.at(-1))] ?? {};
  return { path, schema: own, node: undefined, location: { ...location, field } };
}
