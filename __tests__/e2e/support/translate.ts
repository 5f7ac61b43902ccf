import type { Page } from '@playwright/test';

/**
 * Changes the page as Chrome's translation does, now and whenever text is added: it moves each text
 * node into two `<font>` elements, where React does not expect it.
 */
export async function translate(page: Page) {
  await page.evaluate(() => {
    // ESLint reports `createElement('font')` as deprecated.
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const translated = (text: Text) =>
      !text.data.trim() || text.parentElement?.closest('font, script, style, template, textarea');

    function translateAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter((each) => !translated(each))) {
        const outer = font();
        const inner = outer.appendChild(font());
        text.replaceWith(outer);
        inner.append(`${text.data}°`);
      }
    }

    translateAll(document.body);
    new MutationObserver((changes) =>
      changes.forEach(({ target }) => translateAll(target)),
    ).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
