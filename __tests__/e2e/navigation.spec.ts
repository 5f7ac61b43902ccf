import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { hydrated, open, PHONE, restingTop, ROUTES } from './support/site';

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

test('the header turns opaque with a shadow past 10 px', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  const look = () =>
    header.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { backgroundColor, shadow: boxShadow !== 'none' };
    });
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  expect(await look()).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', shadow: false });
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(look).toEqual({ backgroundColor: 'rgb(250, 245, 236)', shadow: true });
});

test.describe('hash links', () => {
  const anchors = ['services', 'about', 'contact'] as const;

  test('on home glide to 100 px below the top and set the hash', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    for (const anchor of anchors) {
      await footer.locator(`a[href="#${anchor}"]`).click();
      await expect(page).toHaveURL(`/#${anchor}`);
      expect(Math.abs((await restingTop(page, `#${anchor}`)) - 100)).toBeLessThanOrEqual(2);
    }
    await footer.locator('a[href="#home"]').click();
    await expect(page).toHaveURL('/#home');
    expect(Math.abs((await restingTop(page, '#home')) - 100)).toBeLessThanOrEqual(2);
  });

  test('pass the places between: they glide', async ({ page }) => {
    await open(page, '/');
    expect(await placesPassed(page)).toBeGreaterThan(5);
  });

  test('do not glide for visitors who ask for reduced motion', async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, '/');
    expect(await placesPassed(page)).toBeLessThanOrEqual(2);
    await context.close();
  });

  test('work with the Enter key and let the keyboard go on from the target', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Contact Us' }).focus();
    await page.keyboard.press('Enter');
    expect(Math.abs((await restingTop(page, '#contact')) - 100)).toBeLessThanOrEqual(2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  });

  for (const { path } of ROUTES.slice(1)) {
    test(`from ${path} lead home and glide there`, async ({ page }) => {
      await open(page, path);
      await page.getByRole('contentinfo').locator('a[href="/#about"]').click();
      await expect(page).toHaveURL('/#about');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[0].heading);
      expect(Math.abs((await restingTop(page, '#about')) - 100)).toBeLessThanOrEqual(2);
    });
  }

  for (const anchor of anchors) {
    test(`/#${anchor} arrives 100 px below the top on load and reload, with late pictures`, async ({
      page,
    }) => {
      await page.route(/\.(avif|jpg)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.goto(`/#${anchor}`);
      await hydrated(page);
      expect(Math.abs((await restingTop(page, `#${anchor}`)) - 100)).toBeLessThanOrEqual(2);
      await page.reload();
      await hydrated(page);
      expect(Math.abs((await restingTop(page, `#${anchor}`)) - 100)).toBeLessThanOrEqual(2);
      await page.waitForLoadState('networkidle');
      expect(Math.abs((await restingTop(page, `#${anchor}`)) - 100)).toBeLessThanOrEqual(2);
    });
  }

  test('a link to # goes to the top and breaks nothing', async ({ page }) => {
    await open(page, '/gallery/');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  });

  for (const hash of ['#%', '#nowhere', '#%E0%A4%A']) {
    test(`/${hash} loads as usual`, async ({ page }) => {
      await page.goto(`/${hash}`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[0].heading);
    });
  }

  test('a malformed hash typed later leaves the page as it is', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      window.location.hash = '#%';
    });
    await page.waitForTimeout(300);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[0].heading);
  });
});

test('a new page starts at its top at once', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[2].heading);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back and Forward restore the place, also where the address has a hash', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').locator('a[href="#about"]').click();
  await restingTop(page, '#about');
  await page.evaluate(() => window.scrollBy(0, 333));
  const left = await page.evaluate(() => window.scrollY);
  await page.waitForTimeout(200);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  await page.evaluate(() => window.scrollTo(0, 240));
  await page.waitForTimeout(200);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[0].heading);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Gallery');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);
});

test('the current page is marked in the navigation', async ({ page }) => {
  await open(page, '/about/');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect(current).toHaveText(['About']);
});

test('the brand leads home', async ({ page }) => {
  await open(page, '/about/');
  await page.getByRole('banner').getByRole('link', { name: 'Elevara' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu button opens a sheet at the right; a link closes it and leads on', async ({
    page,
  }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.tap();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('link')).toHaveText(['Services', 'About', 'Gallery', 'Contact']);
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(390);
    await sheet.getByRole('link', { name: 'About' }).tap();
    await expect(page).toHaveURL('/about/');
    await expect(sheet).toHaveCount(0);
  });

  test('Escape, the close button and a wider window close the sheet; the page is free again', async ({
    page,
  }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await button.tap();
    await expect(sheet).toBeVisible();
    expect(await locked()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.tap();
    await sheet.getByRole('button', { name: 'Close menu' }).tap();
    await expect(sheet).toHaveCount(0);
    await button.tap();
    await expect(sheet).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(sheet).toHaveCount(0);
    expect(await locked()).toBe('visible');
  });
});
