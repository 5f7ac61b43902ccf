import type { z } from 'zod';
import { asSeen, decodeText } from '../decode';
import { contentSchema } from '../fields/contentSchema';
import { parseMarkdown } from './frontMatter';
import { valuesOf } from './values';

/** Parses a markdown file of `content/`; returns `undefined` if it has mistakes, which the content check reports. */
export function readContent<Schema extends z.ZodObject>(
  schema: Schema,
  bytes: Uint8Array,
): { data: z.infer<Schema>; body: string } | undefined {
  const markdown = parseMarkdown(asSeen(decodeText(bytes)));
  if (!markdown || markdown.yaml.errors.length > 0) return undefined;
  const values = valuesOf(markdown, contentSchema(schema));
  const parsed = schema.safeParse(values.get('')?.data);
  return parsed.success ? { data: parsed.data, body: markdown.body } : undefined;
}
