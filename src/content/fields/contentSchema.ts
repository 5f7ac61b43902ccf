import { z } from 'zod';
import type { PictureUse } from '../schemas/builders';
import type { FieldKindName } from './kindOfField';

/** A content schema as JSON Schema. Its `title` is the field's label for staff if its name would be unclear. */
export interface ContentSchema extends z.core.JSONSchema.JSONSchema {
  properties?: Record<string, ContentSchema>;
  items?: ContentSchema;
  /** A description of valid values, which follows "Write" in the message about an invalid one. */
  wanted?: string;
  /** What a field holds, if its type does not tell. */
  holds?: FieldKindName;
  /** Names of fields that earlier versions of the site had: they are not read, and the check says to delete them. */
  former?: readonly string[];
  /** Of a picture: what it is used for. */
  use?: PictureUse;
}

const converted = new WeakMap<z.ZodObject, ContentSchema>();

/**
 * Returns a kind's zod schema as JSON Schema, from which GraphQL types and forms are derived. Converts each schema
 * once. Fields with a default count as required, since the data after parsing have them all.
 */
export function contentSchema(schema: z.ZodObject): ContentSchema {
  const json = converted.get(schema) ?? (z.toJSONSchema(schema) as ContentSchema);
  converted.set(schema, json);
  return json;
}
