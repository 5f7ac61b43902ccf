import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readContent } from './read';
import { site } from '../../schemas/site';

/** The folder of all content, relative to the project's root. */
export const CONTENT_FOLDER = 'content';

/**
 * Brand, address and contact, for the configuration that Gatsby reads before there is GraphQL.
 * @throws Error in one sentence when `content/site.md` cannot be used; `npm run content:check`
 * says it in detail
 */
export function loadSite(): z.infer<typeof site> {
  const path = join(CONTENT_FOLDER, 'site.md');
  const content = readContent(site, readFileSync(path));
  if (!content) {
    throw new Error(`${path} has mistakes. Run "npm run content:check" to see them.`);
  }
  return content.data;
}
