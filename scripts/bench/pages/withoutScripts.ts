import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBuiltPages } from '../../../src/build/hosting/builtPages';
import { attribute, elements, type Element } from '../../../src/build/hosting/html';
import { isExecuted } from '../../../src/build/hosting/inlineCode';

const FETCHED_AHEAD = /\b(?:preload|modulepreload|prefetch)\b/;

/** A page without its scripts and whatever is fetched ahead for them; all else stays as it is. */
export function withoutScripts(html: string): string {
  let rest = '';
  let end = 0;
  for (const element of elements(html)) {
    const place = element.sourceCodeLocation;
    if (!place || !isForScripts(element)) continue;
    rest += html.slice(end, place.startOffset);
    end = place.endOffset;
  }
  return rest + html.slice(end);
}

function isForScripts(element: Element): boolean {
  if (isExecuted(element)) return true;
  const rel = attribute(element, 'rel') ?? '';
  return (
    element.tagName === 'link' &&
    FETCHED_AHEAD.test(rel) &&
    (rel.includes('modulepreload') || attribute(element, 'as') === 'script')
  );
}

/**
 * A copy of a built site in which no page has scripts; everything but the pages is linked to.
 * @param site the folder `public`
 * @returns a new folder, which the caller removes
 */
export function copyWithoutScripts(site: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-without-scripts-'));
  for (const [path, html] of Object.entries(readBuiltPages(site))) {
    const page = withoutScripts(html);
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), page);
    writeFileSync(join(copy, `${path}.gz`), gzipSync(page, { level: 9 }));
  }
  const written = new Set(readdirSync(copy));
  for (const name of readdirSync(site)) {
    // A page's own Brotli would still have the scripts; so might what an older build left.
    const isPageForm = /\.html\.(?:br|gz)$/.test(name);
    if (!written.has(name) && !isPageForm) symlinkSync(resolve(site, name), join(copy, name));
  }
  return copy;
}
