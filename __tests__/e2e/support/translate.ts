import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does, now and whenever words are added: each text goes into two
 * `<font>` elements, and React no longer finds it where it put it.
 */
export async function translate(page: Page) {
  await page.evaluate(() => {
    // HTML itself has given the element up.
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
