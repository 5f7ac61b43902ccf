import type { z } from 'zod';
import { asSeen, decodeText } from '../decode';
import { contentSchema } from '../schemas/contentSchema';
import { parseMarkdown } from './frontMatter';
import { coerce } from './value';

/** Parses a markdown file of `content/`; returns `undefined` if it has mistakes, which the content check reports. */
export function readContent<Schema extends z.ZodObject>(
  schema: Schema,
  bytes: Uint8Array,
): { data: z.infer<Schema>; body: string } | undefined {
  const markdown = parseMarkdown(asSeen(decodeText(bytes)));
  if (!markdown || markdown.yaml.errors.length > 0) return undefined;
  const value = coerce(markdown.yaml.contents, contentSchema(schema));
  const parsed = schema.safeParse(value);
  return parsed.success ? { data: parsed.data, body: markdown.body } : undefined;
}
