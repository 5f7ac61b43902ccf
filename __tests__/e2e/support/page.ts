import { expect, type Page, type Route } from '@playwright/test';

/** The settings of a phone in portrait. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Waits until the page is hydrated: the layout then sets `data-hydrated`. */
export async function hydrated(page: Page) {
  await page.locator('body[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Holds back files until the returned function is called.
 * @param what matches the addresses of the files, or the text of scripts
 */
export async function hold(page: Page, what: RegExp | ((text: string) => boolean)) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const matches = async (route: Route) =>
    what instanceof RegExp || what(await (await route.fetch()).text());
  await page.route(what instanceof RegExp ? what : /\.js$/, async (route) => {
    if (await matches(route)) await gate;
    await route.fallback();
  });
  return release;
}

/**
 * Stops what a page does by itself until it is hydrated: prefetching other pages when the browser is idle, and its
 * clocks of some seconds. A busy machine may need longer than these for what a test does meanwhile.
 */
export async function stopClocks(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    const set = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0) => (delay < 4000 ? set(act, delay) : 0),
    });
  });
}

/** Stops the clock of the page, so that nothing goes away by itself. Call it after `page.clock.install()`. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Lets seconds pass until a check passes. Call it after `page.clock.install()`. */
export const soon = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await isSo();
  }).toPass();

/** Makes the page remember what its live regions say, for `announcements`: they do not keep it. */
export async function rememberAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live]',
        );
        // Gatsby's own is hidden.
        if (region?.textContent && region.checkVisibility()) said.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What the live regions of the page have said since it was loaded. */
export const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

/**
 * Waits until a section of the home page is 100 px below the top of the window and no longer moves: smooth
 * scrolling takes a while for its last pixels, and overrides other scrolling meanwhile.
 */
export async function expectAt(page: Page, hash: string) {
  let last: number | undefined;
  const distance = async () => {
    const before = last;
    last = await page.locator(hash).evaluate((element) => element.getBoundingClientRect().top);
    return last === before ? Math.abs(last - 100) : Infinity;
  };
  await expect.poll(distance, hash).toBeLessThanOrEqual(2);
}
