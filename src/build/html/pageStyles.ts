import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { HASHED_FOLDER } from '../hosting/cachePolicy';
import { DEFERRED_STYLES } from './deferredScripts';

/** The styles of all pages, which Gatsby puts into each, with the address of their file. */
const STYLES = /(<style data-href="([^"]+)"[^>]*>)([^]*?)(?=<\/style>)/;

/**
 * What each page keeps whole: fonts, base rules and movements. If fonts or a layer came late, Chrome
 * would look for fonts again and swap in those it had given up: the text would move.
 */
const KEPT = /^(?:font-face|layer|keyframes)$/;

/**
 * Leaves in a page the styles of what it shows at first. Its others, those of other pages, menu and
 * viewer among them, come with a file of their own, beside the scripts. No rule is in both: the browser
 * would style the whole page anew when the file arrives.
 * @param html a page as Gatsby renders it, or one that was through this already
 * @param published the folder of the built site
 */
export async function withOwnStyles(html: string, published: string): Promise<string> {
  const found = STYLES.exec(html);
  if (!found) return html;
  const [whole, tag, href, styles] = found;
  if (styles !== (await readFile(join(published, href), 'utf8'))) return html;

  const [kept, rest] = [root(), parse(styles)];
  rest.walkAtRules(KEPT, (rule) => void kept.append(rule));
  const [{ css, rejectedCss = '' }] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(whole, ''), extension: 'html' }],
    css: [{ raw: rest.toString() }],
    rejectedCss: true,
  });
  const hash = createHash('sha256').update(rejectedCss).digest('hex').slice(0, 20);
  const deferred = `${HASHED_FOLDER}deferred-${hash}.css`;
  await writeFile(join(published, deferred), rejectedCss);
  return html.replace(whole, () => tag + kept.toString() + css).replace(DEFERRED_STYLES, deferred);
}
