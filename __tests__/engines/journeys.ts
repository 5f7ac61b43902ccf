import { expect } from '@playwright/test';
import { PAGES, PHOTOS, ROUTES, SERVICES, site, words } from '../e2e/support/fixture';
import type { Driver } from './driver';

/** What visitors do on the fixture site, in any browser engine. A journey throws if a step fails. */
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
    const first = `document.querySelector('[aria-roledescription="${words.carousel.slide}"]:not([inert]) h3').textContent`;
    await until(driver, `${first} === ${quote(SERVICES[0])}`);
    await click(driver, `[aria-label="${words.carousel.next}"]`);
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
  'opens photos': async (driver, origin) => {
    await open(driver, `${origin}${PAGES.gallery.path}`);
    const title = `document.querySelector('[role=dialog] h2')?.textContent`;
    await click(driver, `[data-photo="${PHOTOS[0].slug}"] a`);
    await until(driver, `${title} === ${quote(PHOTOS[0].title)}`);
    await driver.keyboard.press('ArrowRight');
    await until(driver, `${title} === ${quote(PHOTOS[1].title)}`);
    await until(driver, `location.pathname === '/gallery/${PHOTOS[1].slug}/'`);
    await driver.keyboard.press('Escape');
    await until(driver, `${title} === undefined`);
    await until(driver, `location.pathname === '${PAGES.gallery.path}'`);
    await open(driver, `${origin}/gallery/${PHOTOS[1].slug}/`);
    const heading = `document.querySelector('h1')?.textContent`;
    await click(driver, 'main a[rel=next]');
    await until(driver, `${heading} === ${quote(PHOTOS[2].title)}`);
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

/** Clicks an element, which may still be moving or about to be rendered again. */
function click(driver: Driver, selector: string) {
  return retry(async () => {
    await driver.evaluate(
      `document.querySelector(${quote(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    await driver.click(selector);
  });
}

/** Waits until an expression in the page is true. */
function until(driver: Driver, expression: string) {
  return retry(async () => expect(await driver.evaluate(expression), expression).toBe(true));
}

/** Tries something again until it succeeds; gives up with its last error. */
const retry = (attempt: () => Promise<void>) =>
  expect(attempt).toPass({ intervals: [50], timeout: 15_000 });

const quote = (text: string) => JSON.stringify(text);
