import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CONTENT_FOLDER } from '../names';
import { site } from '../schemas/site';
import { readContent } from './read';

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
