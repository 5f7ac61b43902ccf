import type { Page } from '@playwright/test';

/** Finds texts that are cut off, overlap or are beside the page, and a page that scrolls sideways. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const root = document.querySelector('dialog, [role=dialog]') ?? document.body;
    /** Whether a text is below the visible part of its scrolling element, so that a visitor can scroll to it. */
    const isBelow = (parent: Element, { bottom }: DOMRect) => {
      let around: Element | null = parent;
      while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
      return around !== null && bottom > around.getBoundingClientRect().bottom;
    };
    const texts: { words: string; box: DOMRect; parent: Element }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text;
      const visible = { opacityProperty: true, visibilityProperty: true };
      if (!data.trim() || !parent?.checkVisibility(visible)) continue;
      if (parent.closest('option, [inert], .visually-hidden, #gatsby-announcer')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const words = data.trim().slice(0, 40);
      for (const box of range.getClientRects()) {
        if (!isBelow(parent, box)) texts.push({ words, box, parent });
      }
    }

    for (const { words, box, parent } of texts) {
      if (box.left < -1 || box.right > clientWidth + 1) found.push(`beside the page: ${words}`);
      let block = parent;
      while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) {
        block = block.parentElement;
      }
      const place = block.getBoundingClientRect();
      // Some capitals begin a little before their line.
      if (box.left < place.left - 8 || box.right > place.right + 8)
        found.push(`too wide: ${words}`);
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        const cut =
          (overflowX !== 'visible' && (box.left < frame.left - 1 || box.right > frame.right + 1)) ||
          (/clip|hidden/.test(overflowY) &&
            (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) ||
          // Above the start of a scrolling element, where nobody can scroll.
          (overflowY === 'auto' && box.top + around.scrollTop < frame.top);
        if (cut) found.push(`cut: ${words}`);
        if (around === root) break;
      }
    }

    const layer = (element: Element) => element.closest('header, [role=status], [role=alert]');
    texts.forEach((one, index) => {
      for (const other of texts.slice(index + 1)) {
        if (one.parent === other.parent || layer(one.parent) !== layer(other.parent)) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Text above the window, such as the skip link, overlaps nothing that a visitor sees.
        const seen = Math.min(one.box.bottom, other.box.bottom) > 0;
        if (seen && width > 2 && height > 4) found.push(`"${one.words}" overlaps "${other.words}"`);
      }
    });
    return [...new Set(found)];
  });
}
