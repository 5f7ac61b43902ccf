import type { Page } from '@playwright/test';
import { contactPage, home, PAGES, SERVICES, site } from '../support/fixture';
import { mainNavigation, scrollTop, mainHeading } from '../support/locators';
import { hydrated, open, restingTop } from '../support/site';
import { expect, test } from '../support/test';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Waits until a section of home rests 100 px below the top of the window. */
async function expectAt(page: Page, anchor: string) {
  const distance = async () => Math.abs((await restingTop(page, anchor)) - 100);
  // A glide may begin late where the machine is busy.
  await expect.poll(distance, `${anchor} rests at 100 px`).toBeLessThanOrEqual(2);
}

/** How many places the window shows on the way to the contact section, in the first 40 frames. */
function placesPassed(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const seen = new Set<number>();
    document.querySelector<HTMLElement>('a[href="#contact"]')?.click();
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(window.scrollY));
    }
    return seen.size;
  });
}

test('links to a section glide to 100 px below the top, unless the visitor asks for reduced motion, set the hash, and hand on the keyboard', async ({
  page,
}) => {
  await open(page, '/');
  expect(await placesPassed(page), 'they glide').toBeGreaterThan(5);
  await expectAt(page, '#contact');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { href } of site.quickLinks.filter((link) => link.href.startsWith('#'))) {
    await footer(page).locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(`/${href}`);
    await expectAt(page, href);
  }
  await footer(page).locator('a[href="#"]').first().click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await placesPassed(page), 'they do not').toBeLessThanOrEqual(2);
  await page.getByRole('link', { name: home.hero.contactButton }).focus();
  await page.keyboard.press('Enter');
  await expectAt(page, '#contact');
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact').getByRole('textbox').first()).toBeFocused();
});

test('from other pages they lead home, glide there, hand on the focus, and say the section; the form has the service of the card, whose picture is beside it', async ({
  page,
}) => {
  await open(page, '/services/');
  const said = page.locator('p[aria-live=assertive]');
  const card = page.getByRole('article').nth(1);
  const shows = await card.getByRole('img').getAttribute('alt');
  await card.locator('a[href="/#contact"]').click();
  await expect(page).toHaveURL('/#contact');
  await expectAt(page, '#contact');
  await expect(page.locator('#contact')).toBeFocused();
  const heading = page.locator('#contact').getByRole('heading').first();
  await expect(said).toHaveText(`Navigated to ${await heading.textContent()}`);
  const { subject } = contactPage.form;
  await expect(page.getByRole('combobox', { name: subject })).toHaveValue(SERVICES[1]);
  const chosen = page.getByRole('status').filter({ hasText: SERVICES[1] });
  await expect(chosen).toHaveText(`${subject}: ${SERVICES[1]}`);
  await expect(page.locator('#contact').getByRole('img', { name: shows ?? '' })).toBeVisible();

  await footer(page).getByRole('link', { name: site.legalLinks[0].name }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: site.labels.skip })).toBeFocused();

  await open(page, '/');
  await page.locator('main a[href="#services"]').first().click();
  await expect(page.locator('#services')).toBeFocused();
  await expect(said).toHaveText('');
});

test('an address with a hash arrives there, on load and reload, with late pictures; so does one that is typed, or encoded; a malformed one loads as usual', async ({
  page,
}) => {
  await page.route(/\.(avif|jpg)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const arrived = async (anchor: string) => {
    await hydrated(page);
    await expectAt(page, anchor);
    await page.waitForLoadState('networkidle');
    await expectAt(page, anchor);
  };
  for (const anchor of ['#services', '#contact']) {
    await page.goto(`/?to=${anchor.slice(1)}${anchor}`);
    await arrived(anchor);
  }
  await page.reload();
  await arrived('#contact');
  for (const hash of ['#%', '#nowhere']) {
    await page.goto(`/?${encodeURIComponent(hash)}${hash}`);
    await hydrated(page);
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
  }
  for (const typed of ['#100%', '#services']) {
    await page.evaluate((hash) => (window.location.hash = hash), typed);
  }
  await expectAt(page, '#services');
  const link = page.locator('main a[href="#contact"]').first();
  await link.evaluate((element) => element.setAttribute('href', '#%63ontact'));
  await page.locator('main a[href="#%63ontact"]').click();
  await expectAt(page, '#contact');
});

test('a new page starts at its top, under a clear header; Back and Forward restore the place, also where the address has a hash', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  await open(page, '/');
  await footer(page).locator('a[href="#services"]').click();
  await expectAt(page, '#services');
  await page.evaluate(() => window.scrollBy({ top: 333, behavior: 'instant' }));
  const left = await scrollTop(page);
  await mainNavigation(page).getByRole('link', { name: PAGES.gallery.name }).click();
  await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  expect(await scrollTop(page)).toBe(0);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(home.hero.headline);
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  await expect.poll(() => scrollTop(page)).toBe(240);
  await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveText([
    PAGES.gallery.name,
  ]);
  await header.getByRole('link', { name: site.brand }).click();
  await expect(mainHeading(page)).toHaveText(home.hero.headline);
  await expect(page).toHaveURL('/');
  expect(await scrollTop(page)).toBe(0);
  await page.locator('main a[href^="/gallery/#photo="]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrollTop(page), 'below an opened photo').toBe(0);
});
