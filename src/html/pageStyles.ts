import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, root, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { HASHED_FOLDER } from '../hosting/cachePolicy';
import { DEFERRED_STYLES } from './deferredScripts';

/** The style element in which Gatsby inlines the styles of all pages; `data-href` is their file. */
const STYLES = /(<style data-href="([^"]+)"[^>]*>)([^]*?)(?=<\/style>)/;

/**
 * At-rules that stay in each page: fonts and base rules. If they arrived in a deferred style sheet, Chrome
 * would match fonts again and swap in those whose `font-display` period is over, and the text would move.
 */
const INLINED = /^(?:font-face|layer)$/;

/**
 * Reduces the inlined styles of a page to those that match its HTML. The others (of other pages, the menu, the
 * viewer, for printing) go into a file, which the page loads together with its scripts, or without them. No
 * rule is in both: otherwise the browser would compute the styles of the whole page again when the file
 * arrives.
 * @param html a page as Gatsby renders it; one that an earlier build has finished is returned unchanged
 * @param published the folder of the built site
 */
export async function withOwnStyles(html: string, published: string): Promise<string> {
  const found = STYLES.exec(html);
  if (!found) return html;
  const [whole, tag, href, styles] = found;
  if (styles !== (await readFile(join(published, href), 'utf8'))) return html;

  const [inlined, animations, printed, rest] = [root(), root(), root(), parse(styles)];
  rest.walkAtRules(INLINED, (rule) => void inlined.append(rule));
  rest.walkAtRules('media', (rule) => {
    if (rule.params === 'print') printed.append(rule);
  });
  const [{ css, rejected }] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(whole, ''), extension: 'html' }],
    css: [{ raw: rest.toString() }],
    keyframes: true,
    // Its option `rejectedCss` would return the other rules, but takes five times as long.
    rejected: true,
  });
  rest.walkAtRules('keyframes', (rule) => {
    if (css.includes(rule.toString())) rule.remove();
    else animations.append(rule);
  });
  const others = [onlySelectors(rest, new Set(rejected)), animations, printed].join('');
  const hash = createHash('sha256').update(others).digest('hex').slice(0, 20);
  const deferred = `${HASHED_FOLDER}deferred-${hash}.css`;
  await writeFile(join(published, deferred), others);
  return html
    .replace(whole, () => tag + inlined.toString() + css)
    .replaceAll(DEFERRED_STYLES, deferred);
}

/** Keeps only the given selectors, and removes rules and at-rules that are empty without the others. */
function onlySelectors(styles: Root, selectors: Set<string>): Root {
  styles.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => selectors.has(selector));
    if (kept.length) rule.selectors = kept;
    else rule.remove();
  });
  styles.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return styles;
}
