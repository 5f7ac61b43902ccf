import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml';
import type { ContentSchema } from '../../schemas/contentSchema';
import { fieldName } from '../../schemas/value';
import type { Path } from './position';

/** A field of front matter with words, or an entry of a list of words. */
export interface Field {
  path: Path;
  schema: ContentSchema;
  node: Scalar;
  /** The fields it stands among. */
  group?: YAMLMap;
}

/**
 * All fields with words, however deep.
 * @param node the YAML of a value that follows `schema`
 */
export function* fieldsIn(
  node: unknown,
  schema: ContentSchema = {},
  path: Path = [],
  group?: YAMLMap,
): Generator<Field> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = fieldName(key);
      yield* fieldsIn(value, schema.properties?.[name], [...path, name], node);
    }
  } else if (isSeq(node)) {
    for (const [i, item] of node.items.entries()) {
      yield* fieldsIn(item, schema.items, [...path, i]);
    }
  } else if (isScalar(node)) {
    yield { path, schema, node, group };
  }
}
