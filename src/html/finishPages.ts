import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { attribute, elements } from '../hosting/html';
import { withPolicy } from '../hosting/pagePolicy';
import { PUBLISHED, recordFiles } from '../hosting/published';
import { withOwnStyles } from './pageStyles';

type Args = Pick<ParentSpanPluginArgs, 'getNodesByType' | 'reporter'>;

/** The part of `content/contact.md` that is used here. */
interface ContactContent {
  form: { service?: string | null };
}

/**
 * Reduces the styles in each built page to those that it shows at first, and adds its content security policy.
 * @param pages the HTML files of Gatsby's pages
 */
export async function finishPages(args: Args, pages: readonly string[]) {
  try {
    const service = serviceOfForm(args);
    for (const path of pages) {
      const file = join(PUBLISHED, path);
      const html = await readFile(file, 'utf8');
      const page = withPolicy(await withOwnStyles(html, PUBLISHED), path, service);
      if (page !== html) await writeFile(file, page);
      recordFiles(styleSheetsOf(page));
    }
  } catch (error) {
    // Gatsby would print a rethrown error with a long excerpt of its compiled code.
    args.reporter.panic(`Pages could not be finished: ${(error as Error).message}`);
  }
}

/** Returns the files of a page's style sheets, including those that an earlier build wrote. */
function styleSheetsOf(html: string): string[] {
  const links = [...elements(html)].filter((element) => attribute(element, 'rel') === 'stylesheet');
  return links.map((link) => (attribute(link, 'href') ?? '').slice(1));
}

/** Returns the address of the service that receives the contact form's messages; `null` without one. */
function serviceOfForm({ getNodesByType }: Args): string | null {
  const [{ form }] = getNodesByType('ContactContent') as unknown as ContactContent[];
  return form.service ?? null;
}
