import { setTimeout as delay } from 'node:timers/promises';
import { PAGES, PHOTOS, ROUTES, SERVICES, site } from '../../__tests__/e2e/support/fixture';
import type { Driver } from './driver';

/** How long a browser has for what it is asked, ms. */
const PATIENCE = 15_000;

/** What a visitor does on the fixture site, in any engine; each throws when it cannot be done. */
export const JOURNEYS: Record<string, (driver: Driver, origin: string) => Promise<void>> = {
  'reads every page': async (driver, origin) => {
    for (const { path, heading } of ROUTES) {
      await open(driver, origin + path);
      await until(driver, `document.querySelector('h1').textContent === ${quote(heading)}`);
      await until(
        driver,
        `[...document.images].every((image) => !image.complete || image.naturalWidth > 0)`,
      );
    }
  },
  'goes from page to page, to a section, and back': async (driver, origin) => {
    await open(driver, `${origin}/`);
    await click(driver, `header a[href="${PAGES.about.path}"]`);
    await until(driver, `location.pathname === '${PAGES.about.path}' && scrollY === 0`);
    await click(driver, 'footer a[href="/#services"]');
    const top = `document.querySelector('#services')?.getBoundingClientRect().top`;
    await until(driver, `location.hash === '#services' && Math.abs(${top} - 100) <= 2`);
    await driver.goBack();
    await until(driver, `location.pathname === '${PAGES.about.path}'`);
  },
  'steps the carousel': async (driver, origin) => {
    await driver.setViewport({ width: 1280, height: 900 });
    await open(driver, `${origin}/`);
    const first = `document.querySelector('[aria-roledescription=slide]:not([inert]) h3').textContent`;
    await until(driver, `${first} === ${quote(SERVICES[0])}`);
    await click(driver, '[aria-label="Next services"]');
    await until(driver, `${first} === ${quote(SERVICES[1])}`);
  },
  'sends the form': async (driver, origin) => {
    await open(driver, `${origin}${PAGES.contact.path}`);
    await driver.type('[name=name]', 'A visitor');
    await driver.type('[name=email]', 'visitor@school.example');
    await driver.evaluate(
      `(() => { const list = document.querySelector('[name=subject]'); list.selectedIndex = 2; list.dispatchEvent(new Event('change', { bubbles: true })); })()`,
    );
    await driver.type('[name=message]', 'Hello');
    await click(driver, 'form button[type=submit]');
    await until(driver, `document.querySelector('[name=message]').value === ''`);
  },
  'sees the gallery grow': async (driver, origin) => {
    await open(driver, `${origin}${PAGES.gallery.path}`);
    // The next photos join while the grid's end is still below the window.
    const photos = `[...document.querySelectorAll('[data-photo]')]`;
    const top = `${photos}.at(-1).getBoundingClientRect().top - innerHeight - 200`;
    const nearer = `scrollBy({ top: ${top}, behavior: 'instant' })`;
    await until(driver, `(${nearer}, ${photos}.length > 24)`);
  },
  'opens photos': async (driver, origin) => {
    await open(driver, `${origin}${PAGES.gallery.path}`);
    const title = `document.querySelector('[role=dialog] h2')?.textContent`;
    await click(driver, `[data-photo="${PHOTOS[0].slug}"] a`);
    await until(driver, `${title} === ${quote(PHOTOS[0].title)}`);
    await driver.keyboard.press('ArrowRight');
    await until(driver, `${title} === ${quote(PHOTOS[1].title)}`);
    await driver.keyboard.press('Escape');
    await until(driver, `${title} === undefined`);
  },
  'opens the menu': async (driver, origin) => {
    await driver.setViewport({ width: 500, height: 800 });
    await open(driver, `${origin}/`);
    await click(driver, `header button[aria-label="${site.labels.menu}"]`);
    const link = `[role=dialog] a[href="${PAGES.about.path}"]`;
    await until(driver, `document.querySelector('${link}') !== null`);
    await click(driver, link);
    await until(driver, `location.pathname === '${PAGES.about.path}'`);
    await until(driver, `document.querySelector('[role=dialog]') === null`);
  },
};

async function open(driver: Driver, address: string) {
  await driver.goto(address);
  await until(driver, `document.body.dataset.hydrated === ''`);
}

/** Clicks an element, which may just be moving, or about to be drawn anew. */
async function click(driver: Driver, selector: string) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await driver.evaluate(
        `document.querySelector(${quote(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      await driver.click(selector);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(100);
    }
  }
}

/** Waits until an expression in the page is true. */
async function until(driver: Driver, expression: string) {
  const end = Date.now() + PATIENCE;
  while ((await driver.evaluate(expression)) !== true) {
    if (Date.now() > end) throw new Error(`never came true: ${expression}`);
    await delay(50);
  }
}

const quote = (text: string) => JSON.stringify(text);
