import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readContent } from './read';
import { site } from '../schemas/site';

/** The folder of all content, relative to the project's root. */
export const CONTENT_FOLDER = 'content';

/**
 * Reads `content/site.md` (brand, address, contact) without GraphQL, for Gatsby's configuration and hooks.
 * @throws Error when the file has mistakes; `npm run content:check` reports them in detail
 */
export function loadSite(): z.infer<typeof site> {
  const path = join(CONTENT_FOLDER, 'site.md');
  const content = readContent(site, readFileSync(path));
  if (!content) {
    throw new Error(`${path} has mistakes. Run "npm run content:check" to see them.`);
  }
  return content.data;
}
