import { expect, type Page } from '@playwright/test';
import { SERVICES, servicesPage } from './fixture';

/** The services of the home page, and what moves them. */
export const carousel = (page: Page) =>
  page.getByRole('group', { name: servicesPage.heading, exact: true });

/** A button for each position of the carousel. */
export const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Show/ });

/**
 * Waits until so many cards, from one counted from 1, are wholly in the window and can be reached,
 * and no others.
 */
export async function expectShown(page: Page, from: number, cards: number) {
  const shown = () =>
    page.locator('[aria-roledescription=slide]').evaluateAll((slides: HTMLElement[]) =>
      slides
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return !slide.inert && left >= 0 && right <= document.documentElement.clientWidth;
        })
        .map((slide) => slide.querySelector('h3')?.textContent),
    );
  await expect.poll(shown).toEqual(SERVICES.slice(from - 1, from - 1 + cards));
}
