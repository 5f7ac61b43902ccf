import { expect, type Page } from '@playwright/test';
import { labels, SERVICES } from './fixture';

/** The carousel of services on the home page, with its buttons. */
export const carousel = (page: Page) =>
  page.getByRole('group', { name: labels.carousel.name, exact: true });

/** Matches the start of the names of its buttons for a position. */
const DOT = new RegExp(`^${labels.carousel.show.split('{')[0]}`);

/** The buttons of the carousel, one for each position. */
export const dots = (page: Page) => carousel(page).getByRole('button', { name: DOT });

/** The carousel's element that the browser scrolls until scripts move its cards. */
export const scroller = (page: Page) => page.locator('[data-driven]');

/**
 * Waits until scripts move the carousel, and it shows exactly these cards, each of them entirely in the window and not
 * inert.
 * @param first position of the first card, counted from 1
 */
export async function expectShown(page: Page, first: number, count: number) {
  await expect(scroller(page)).toHaveAttribute('data-driven', 'true');
  const shown = () =>
    page
      .locator(`[aria-roledescription="${labels.carousel.slide}"]`)
      .evaluateAll((slides: HTMLElement[]) =>
        slides
          .filter((slide) => {
            const { left, right } = slide.getBoundingClientRect();
            return !slide.inert && left >= 0 && right <= document.documentElement.clientWidth;
          })
          // A space may be one at which no line breaks.
          .map((slide) => slide.querySelector('h3')?.textContent.replace(/\s/g, ' ')),
      );
  await expect.poll(shown).toEqual(SERVICES.slice(first - 1, first - 1 + count));
}
