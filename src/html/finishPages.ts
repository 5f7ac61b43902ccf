import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { readBuiltPages } from '../hosting/builtPages';
import { withPolicy } from '../hosting/pagePolicy';
import { withOwnStyles } from './pageStyles';

/**
 * Leaves in each built page the styles that it shows at first, and adds its content security policy.
 * @param published folder of the built site
 */
export async function finishPages({ reporter }: ParentSpanPluginArgs, published: string) {
  try {
    for (const [path, html] of Object.entries(readBuiltPages(published))) {
      const page = withPolicy(await withOwnStyles(html, published), path);
      if (page !== html) await writeFile(join(published, path), page);
    }
  } catch (error) {
    // Gatsby would print a rethrown error with a long excerpt of its compiled code.
    reporter.panic(`Pages could not be finished: ${(error as Error).message}`);
  }
}
