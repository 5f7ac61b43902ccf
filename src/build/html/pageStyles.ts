import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { lateStylesOf } from './lateStyles';

/** The styles of all pages, which Gatsby puts into each, with the address of their file. */
const STYLES = /(<style data-href="([^"]+)"[^>]*>)([^]*?)(?=<\/style>)/;

/**
 * What each page keeps whole: fonts and the base rules. If they came a second time, or a layer came
 * late, Chrome would look for fonts again and swap in those it had given up: the text would move.
 */
const KEPT = /^(?:font-face|layer)$/;

/**
 * Leaves in a page the styles of what it shows at first. All others, those of other pages, menu and
 * viewer among them, come with a file of their own, beside the scripts.
 * @param html a page as Gatsby renders it, or one that was through this already
 * @param published the folder of the built site
 */
export async function withOwnStyles(html: string, published: string): Promise<string> {
  const found = STYLES.exec(html);
  if (!found) return html;
  const [whole, tag, href, styles] = found;
  const all = await readFile(join(published, href), 'utf8');
  if (styles !== all) return html;

  const [kept, rest] = [root(), parse(all)];
  rest.walkAtRules(KEPT, (rule) => void kept.append(rule));
  await writeFile(join(published, lateStylesOf(href)), rest.toString());
  const content = [{ raw: html.replace(whole, ''), extension: 'html' }];
  const [{ css }] = await new PurgeCSS().purge({
    content,
    css: [{ raw: rest.toString() }],
    keyframes: true,
  });
  return html.replace(whole, () => tag + kept.toString() + css);
}
