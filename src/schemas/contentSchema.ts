import { z } from 'zod';

/** The parts of a JSON Schema that content schemas use. */
export interface ContentSchema {
  type?: string;
  enum?: readonly unknown[];
  /** Set where the field's name says too little to the people who edit it. */
  title?: string;
  description?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** Set where words need a certain form: what to write, for those who write others. */
  wanted?: string;
  format?: string;
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

/**
 * A kind's zod schema as JSON Schema: the form from which everything else is derived.
 * @param io `input` requires what people have to write, `output` what is always there once read
 */
export function contentSchema(schema: z.ZodObject, io: 'input' | 'output' = 'output') {
  return z.toJSONSchema(schema, { io }) as ContentSchema;
}
