import { z } from 'zod';
import type { PictureUse } from './fields';

/** A content schema as JSON Schema. Its `title` is the field's label for staff if its name would be unclear. */
export interface ContentSchema extends z.core.JSONSchema.JSONSchema {
  properties?: Record<string, ContentSchema>;
  items?: ContentSchema;
  /** A description of valid values, which follows "Write" in the message about an invalid one. */
  wanted?: string;
  /** Set by `picture()`: the field has the name of a picture file. */
  picture?: PictureUse;
  /** Set by `photoName()`: the field has the name of a gallery photo. */
  photo?: boolean;
  /** Set on fields with a time of day, which is read as one on the 24-hour clock. */
  time?: boolean;
  /** Set by `date()`: the field has a day, as 2026-08-01. */
  date?: boolean;
  /** Set on fields with the name of an icon. */
  icon?: boolean;
}

/**
 * Converts a kind's zod schema to JSON Schema, from which GraphQL types and forms are derived.
 * @param io `input` for files as staff write them, where fields with a default may be missing; `output` for the
 * data after parsing, which has them all
 */
export function contentSchema(schema: z.ZodObject, io: 'input' | 'output' = 'output') {
  return z.toJSONSchema(schema, { io }) as ContentSchema;
}
