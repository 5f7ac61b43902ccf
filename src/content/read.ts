import type { z } from 'zod';
import { contentSchema } from '../schemas/contentSchema';
import { decodeText } from './decode';
import { parseMarkdown } from '../schemas/frontMatter';
import { meantValue } from '../schemas/value';

/** The content of a markdown file. */
export interface Content<Schema extends z.ZodObject> {
  data: z.infer<Schema>;
  /** The text below the front matter, as markdown. */
  body: string;
}

/**
 * Parses a markdown file of `content/`.
 * @returns `undefined` when it has mistakes, which the content check reports
 */
export function readContent<Schema extends z.ZodObject>(
  schema: Schema,
  bytes: Uint8Array,
): Content<Schema> | undefined {
  const text = decodeText(bytes);
  const markdown = text === undefined ? undefined : parseMarkdown(text);
  if (!markdown || markdown.yaml.errors.length > 0) return undefined;
  const value = meantValue(markdown.yaml.contents, contentSchema(schema));
  const parsed = schema.safeParse(value);
  return parsed.success ? { data: parsed.data, body: markdown.body } : undefined;
}
