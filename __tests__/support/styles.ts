import { readFileSync } from 'node:fs';

/**
 * Puts a style sheet of `src/` into the page, so that a test may ask what an element looks like. jsdom
 * lays nothing out and answers no media query: what stands in `@media` does not apply.
 * @param path path in `src/`
 */
export function applyStyles(path: string) {
  const style = document.createElement('style');
  style.textContent = readFileSync(`src/${path}`, 'utf8');
  document.head.append(style);
}

/** The text of a style sheet of `src/`. */
export function styleSheet(path: string): string {
  return readFileSync(`src/${path}`, 'utf8');
}
