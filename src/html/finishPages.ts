import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { PUBLISHED, readBuiltPages } from '../hosting/builtPages';
import { withPolicy } from '../hosting/pagePolicy';
import { withOwnStyles } from './pageStyles';

/** Leaves in each built page the styles that it shows at first, and adds its content security policy. */
export async function finishPages({ reporter }: ParentSpanPluginArgs) {
  try {
    for (const [path, html] of Object.entries(readBuiltPages(PUBLISHED))) {
      const page = withPolicy(await withOwnStyles(html, PUBLISHED), path);
      if (page !== html) await writeFile(join(PUBLISHED, path), page);
    }
  } catch (error) {
    // Gatsby would print a rethrown error with a long excerpt of its compiled code.
    reporter.panic(`Pages could not be finished: ${(error as Error).message}`);
  }
}
