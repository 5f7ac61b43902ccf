import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { asSeen, decodeText } from '../decode';
import { contentSchema } from '../fields/contentSchema';
import { CONTENT_FOLDER } from '../names';
import { site } from '../schemas/site';
import { parseMarkdown } from './frontMatter';

/** Parses a markdown file of `content/`; returns `undefined` if it has mistakes, which the content check reports. */
export function readContent<Schema extends z.ZodObject>(
  schema: Schema,
  bytes: Uint8Array,
): { data: z.infer<Schema>; body: string } | undefined {
  const markdown = parseMarkdown(asSeen(decodeText(bytes)), contentSchema(schema));
  if (!markdown || markdown.yaml.errors.length > 0) return undefined;
  const parsed = schema.safeParse(markdown.values.get('')?.data);
  return parsed.success ? { data: parsed.data, body: markdown.body } : undefined;
}

/** Reads a file of `content/` without GraphQL, for Gatsby's configuration and hooks. */
export function loadPage<Schema extends z.ZodObject>(
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const path = join(CONTENT_FOLDER, file);
  const content = readContent(schema, readFileSync(path));
  if (!content) {
    throw new Error(`${path} has mistakes. Run "npm run content:check" to see them.`);
  }
  return content.data;
}

/** Reads `content/site.md`: brand, address, language, contact. See `loadPage`. */
export function loadSite(): z.infer<typeof site> {
  return loadPage('site.md', site);
}
