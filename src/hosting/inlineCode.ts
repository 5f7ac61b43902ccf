import { createHash } from 'node:crypto';
import type { Element } from './html';
import { attribute, elements, text } from './html';

/** What a page's content security policy must allow. */
export interface InlineCode {
  /** Hashes of inline scripts, in the form of a policy: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/** Types of script that a content security policy applies to; others, such as JSON-LD, are data blocks. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Returns the hashes of a page's inline code, sorted and without duplicates.
 * @param html HTML of the page
 * @param name name of the page, for error messages
 * @throws Error if the page has an event handler attribute or a `javascript:` link, which no hash can allow
 */
export function inlineCode(html: string, name: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const element of elements(html)) {
    refuseHandlers(element, name);
    if (element.tagName === 'style') styles.add(hash(text(element)));
    if (isExecuted(element) && attribute(element, 'src') === undefined) {
      scripts.add(hash(text(element)));
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** Whether an element is a script that a content security policy applies to. */
function isExecuted(element: Element): boolean {
  return element.tagName === 'script' && EXECUTED.test(attribute(element, 'type')?.trim() ?? '');
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function refuseHandlers(element: Element, page: string) {
  const found = element.attrs.find(
    ({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value),
  );
  if (!found) return;
  throw new Error(
    `${page} has <${element.tagName} ${found.name}="${found.value.slice(0, 60)}">, which the site's content security policy blocks: move the code into a script.`,
  );
}
