import type { Page } from '@playwright/test';

/** Finds targets below 24 px, or 44 px outside the footer. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = 'header a, summary, main button, main a, input, select, textarea';
    return [...document.querySelectorAll<HTMLElement>(`${main}, footer a`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => {
        const least = element.matches(main) ? 44 : 24;
        return box.width < 24 || box.height < least;
      })
      .map(({ element, box }) => `${element.ariaLabel ?? element.textContent}: ${box.height}`);
  });
}
