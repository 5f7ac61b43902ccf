import type { Page } from '@playwright/test';
import { contactPage, home, SERVICES, servicesPage, site } from '../support/fixture';
import { footer, mainHeading, scrollTop } from '../support/locators';
import { expectAt, hydrated, open } from '../support/site';
import { expect, test } from '../support/test';

/**
 * Clicks the link to the contact section at the top of the page, and counts scroll positions until 40 frames pass
 * without a new one.
 */
function countScrollSteps(page: Page): Promise<number> {
  return page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const seen = new Set<number>();
    document.querySelector<HTMLElement>('a[href="#contact"]')?.click();
    for (let still = 0; still < 40; still += 1) {
      await new Promise(requestAnimationFrame);
      const position = Math.round(window.scrollY);
      if (!seen.has(position)) still = 0;
      seen.add(position);
    }
    return seen.size;
  });
}

test('links to a section of the same page', async ({ page }) => {
  await open(page, '/');

  await test.step('scroll smoothly to 100 px below the top', async () => {
    // A busy machine may draw only a few frames, so it may need several attempts.
    await expect.poll(() => countScrollSteps(page)).toBeGreaterThan(5);
    await expectAt(page, '#contact');
  });

  await test.step('set the hash, and jump with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { href } of site.quickLinks.filter((link) => link.href.startsWith('#'))) {
      await footer(page).locator(`a[href="${href}"]`).click();
      await expect(page).toHaveURL(`/${href}`);
      await expectAt(page, href);
    }
    await footer(page).locator('a[href="#"]').first().click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await countScrollSteps(page)).toBeLessThanOrEqual(2);
  });

  await test.step('let Tab continue in the section', async () => {
    await page.getByRole('link', { name: home.hero.contactButton }).focus();
    await page.keyboard.press('Enter');
    await expectAt(page, '#contact');
    await page.keyboard.press('Tab');
    await expect(page.locator('#contact').getByRole('textbox').first()).toBeFocused();
  });
});

test('links to a section of the home page from another page', async ({ page }) => {
  await open(page, '/services/');
  const announcement = page.locator('p[aria-live=assertive]');
  const card = page.getByRole('article').nth(1);
  const alt = await card.getByRole('img').getAttribute('alt');
  // Starts before the click, because the words are removed from the document again.
  const { subject } = contactPage.form;
  const chosen = page.locator('[aria-live=polite]', { hasText: SERVICES[1] });
  const said = expect(chosen).toHaveText(`${subject}: ${SERVICES[1]}`);

  await test.step('lead to the section, focus it and announce it', async () => {
    const { title } = home.head;
    // Starts before the click, because the words are removed from the document again.
    const announced = expect(announcement).toHaveText(`Moored at ${title}, ${contactPage.heading}`);
    await card.locator('a[href="/#contact"]').click();
    await announced;
    await expect(page).toHaveURL('/#contact');
    await expectAt(page, '#contact');
    await expect(page.locator('#contact')).toBeFocused();
  });

  await test.step('from a service, select it in the form and show its picture', async () => {
    await said;
    await expect(page.getByRole('combobox', { name: subject })).toHaveValue(SERVICES[1]);
    await expect(page.locator('#contact').getByRole('img', { name: alt ?? '' })).toBeVisible();
  });

  await test.step('Back and Forward also announce the page; the words do not stay', async () => {
    for (const [go, title] of [
      [() => page.goBack(), servicesPage.head.title],
      [() => page.goForward(), `${home.head.title}, ${contactPage.heading}`],
    ] as const) {
      await go();
      await expect(announcement).toHaveText(`Moored at ${title}`);
      await expect(announcement).toHaveText('');
    }
  });

  await test.step('a link to the top lets Tab continue at the first link', async () => {
    await footer(page).getByRole('link', { name: site.legalLinks[0].name }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: site.labels.skip })).toBeFocused();
  });

  await test.step('on the same page, focus the section without an announcement', async () => {
    await open(page, '/');
    await page.locator('main a[href="#services"]').first().click();
    await expect(page.locator('#services')).toBeFocused();
    await expect(announcement).toHaveText('');
  });
});

test('an address with a hash', async ({ page }) => {
  // Late pictures would move the sections if their sizes were not reserved.
  await page.route(/\.(avif|jpg)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const expectArrived = async (hash: string) => {
    await hydrated(page);
    await expectAt(page, hash);
    await page.waitForLoadState('networkidle');
    await expectAt(page, hash);
  };

  await test.step('opens the page at the section, also after a reload', async () => {
    for (const hash of ['#services', '#contact']) {
      await page.goto(`/?to=${hash.slice(1)}${hash}`);
      await expectArrived(hash);
    }
    await page.reload();
    await expectArrived('#contact');
  });

  await test.step('opens the page as usual if it is malformed or names no section', async () => {
    for (const hash of ['#%', '#nowhere']) {
      await page.goto(`/?${encodeURIComponent(hash)}${hash}`);
      await hydrated(page);
      await expect(mainHeading(page)).toHaveText(home.hero.headline);
    }
  });

  await test.step('scrolls to the section when it is typed on the open page', async () => {
    for (const typed of ['#100%', '#services']) {
      await page.evaluate((hash) => (window.location.hash = hash), typed);
    }
    await expectAt(page, '#services');
  });

  await test.step('may be percent-encoded', async () => {
    const link = page.locator('main a[href="#contact"]').first();
    await link.evaluate((element) => element.setAttribute('href', '#%63ontact'));
    await page.locator('main a[href="#%63ontact"]').click();
    await expectAt(page, '#contact');
  });
});
