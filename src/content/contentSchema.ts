import { z } from 'zod';

/** The parts of a JSON Schema that content schemas use. */
export interface ContentSchema {
  type?: string;
  enum?: readonly unknown[];
  description?: string;
  maxLength?: number;
  properties?: Record<string, ContentSchema>;
  required?: readonly string[];
  items?: ContentSchema;
  /** Set by `picture()`: the field names a picture file, and this is what it is for. */
  picture?: string;
  /** Set by `photoName()`: the field names a photo of the gallery. */
  photo?: boolean;
  /** Set on icon fields: the field names an icon. */
  icon?: boolean;
}

/** A kind's zod schema as JSON Schema: the form from which everything else is derived. */
export function contentSchema(schema: z.ZodObject): ContentSchema {
  return z.toJSONSchema(schema, { io: 'output' }) as ContentSchema;
}
