import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './support/test';
import { open, PHONE, ROUTES } from './support/site';

/** Addresses of the built scripts that hold some text; those of earlier builds may be among them. */
function scriptsWith(text: string): (address: URL) => boolean {
  const scripts = readdirSync('public').filter(
    (name) => name.endsWith('.js') && readFileSync(`public/${name}`, 'utf8').includes(text),
  );
  return ({ pathname }) => scripts.includes(pathname.slice(1));
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('where the sheet’s script does not arrive, the links stand in the header', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|failed request|ChunkLoadError/);
    await page.route(scriptsWith('Close menu'), (route) => route.abort());
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links).toHaveText(['Services', 'About', 'Gallery', 'Contact']);
    await links.nth(1).tap();
    await expect(page).toHaveURL('/about/');
  });
});

test('a picture that fails shows its alt text in its tile', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|failed request/);
  await page.route(/\/static\/.*keynote-hall/, (route) => route.abort());
  await open(page, '/gallery/');
  const tile = page.getByRole('img', { name: /A full hall of wooden dolls/ });
  await expect(tile).toBeVisible();
  const { width, height } = (await tile.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBe(256);
  expect(width).toBeGreaterThan(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact card hands the form’s draft to the mail program', async ({ page }) => {
    await page.goto('/contact/');
    const button = page.getByRole('button', { name: 'Send my message by e-mail' });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('formaction', 'mailto:hello@elevara.example');
    await expect(button).toHaveAttribute('form', 'contact-form');
    await expect(page.locator('form#contact-form')).toHaveCount(1);
  });
});

test('with scripts, the card offers no second way to send', async ({ page }) => {
  await open(page, '/contact/');
  await expect(page.getByRole('button', { name: 'Send my message by e-mail' })).toHaveCount(0);
});

test.describe('office hours', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  for (const [moment, words, today] of [
    ['2026-07-06T12:00:00Z', 'Open now · closes 5 PM', 'Monday–Friday'],
    ['2026-07-11T06:00:00Z', 'Opens today 10 AM', 'Saturday'],
    ['2026-07-12T12:00:00Z', 'Opens Monday 9 AM', 'Sunday'],
  ] as const) {
    test(`at ${moment}: ${words}, wherever the visitor is`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment));
      await open(page, '/contact/');
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('[aria-current=date]')).toContainText(today);
      await expect(page.locator('[aria-current=date]')).toHaveCount(1);
    });
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('cards, form and current page keep an outline', async ({ page }) => {
    await open(page, '/contact/');
    const outlined = await page
      .locator('main h2 >> xpath=..')
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).borderTopStyle !== 'none'),
      );
    expect(outlined.length).toBeGreaterThan(1);
    expect(outlined.every(Boolean)).toBe(true);
  });
});

test('on paper the content stands without header links, controls and footer', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Next services', includeHidden: true }),
  ).toBeHidden();
  for (const card of await page.getByRole('article', { includeHidden: true }).all()) {
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.width > 100).toBe(true);
  }
  await page.goto('/gallery/');
  for (const tile of await page.locator('[data-photo]').all()) {
    await expect(tile.getByRole('img')).toBeVisible();
    expect(await tile.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await expect(tile.locator('a > span')).toHaveCSS('opacity', '1');
  }
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
});

for (const { path } of ROUTES) {
  test(`${path}: wider text spacing and twice the text size cut nothing off`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    await open(page, path);
    // WCAG 2.2, 1.4.12, and 1.4.4 by the root's size.
    await page.addStyleTag({
      content: `html { font-size: 200% } * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
    });
    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main h1, main h2, main h3, main p, main a, main button, label',
        ),
      ]
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
        )
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test.describe('targets on a phone', () => {
  test.use(PHONE);

  for (const { path } of ROUTES) {
    test(`${path}: the main ones are at least 44 px tall, all others 24 px`, async ({ page }) => {
      await open(page, path);
      const small = await page.evaluate(() => {
        const main = 'header a, header button, main button, main a, input, select, textarea';
        return [...document.querySelectorAll<HTMLElement>(`${main}, footer a`)]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => {
            const least = element.matches(main) ? 44 : 24;
            return box.width < 24 || box.height < least;
          })
          .map(({ element, box }) => `${element.ariaLabel ?? element.textContent}: ${box.height}`);
      });
      expect(small).toEqual([]);
    });
  }
});
