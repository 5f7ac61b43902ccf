import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBuiltPages } from '../../../src/hosting/builtPages';
import { elements, text } from '../../../src/hosting/html';

const STYLES =
  'body{max-width:80rem;margin:0 auto;padding:1rem;font:1rem/1.6 sans-serif;background:#faf5ec}img{width:100%;height:auto}';

/** A page as somebody might write it by hand: the headings, texts and pictures of a built page, in order. */
export function handWritten(html: string): string {
  const content = [...elements(html)].flatMap((element) => {
    const { tagName, sourceCodeLocation: place } = element;
    if (tagName === 'picture' && place) return html.slice(place.startOffset, place.endOffset);
    return /^(?:h[1-3]|p|li)$/.test(tagName) ? `<${tagName}>${text(element)}</${tagName}>` : [];
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title><style>${STYLES}</style><main>${content.join('')}</main>`;
}

/**
 * Makes a copy of a built site with hand-written pages; all other files are symbolic links to the site's.
 * @param site the folder `public`
 * @returns a new temporary folder, which the caller removes
 */
export function handWrittenCopy(site: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-by-hand-'));
  for (const [path, html] of Object.entries(readBuiltPages(site))) {
    const page = handWritten(html);
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), page);
    writeFileSync(join(copy, `${path}.gz`), gzipSync(page, { level: 9 }));
  }
  const written = new Set(readdirSync(copy));
  for (const name of readdirSync(site)) {
    // Not the compressed forms of the built pages, which servers would send instead of these pages.
    const isPageForm = /\.html\.(?:br|gz)$/.test(name);
    if (!written.has(name) && !isPageForm) symlinkSync(resolve(site, name), join(copy, name));
  }
  return copy;
}
