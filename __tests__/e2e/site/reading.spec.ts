import type { Page } from '@playwright/test';
import {
  contactPage,
  galleryPage,
  home,
  notFoundPage,
  PHOTOS,
  ROUTES,
  SERVICES,
  servicesPage,
  site,
} from '../support/fixture';
import { misplaced } from '../support/misplaced';
import { wrongSizes } from '../support/pictures';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** What has the focus, and whether a visitor sees it: in the window, not under the header. */
function focus(page: Page) {
  return page.evaluate(async () => {
    // A page that follows the focus needs a moment.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    const box = element.getBoundingClientRect();
    const header = element.closest('header, [role=dialog]')
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const skip = element.getAttribute('href') === '#content';
    const ring = (target: Element) => getComputedStyle(target).outlineStyle !== 'none';
    return {
      name: element.ariaLabel ?? element.textContent,
      seen: skip || (box.bottom > header && box.top < window.innerHeight),
      ring: ring(element) || (element.parentElement ? ring(element.parentElement) : false),
    };
  });
}

/** How far a page can be scrolled sideways, px. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every keyboard stop is seen; at every width and with larger text nothing is cut off, and each picture states its width', async ({
  page,
}) => {
  const read = async (path: string) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const stops = new Set<string>();
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await focus(page);
      if (!stop) break;
      expect(stop.seen, `${stop.name} is seen`).toBe(true);
      expect(stop.ring, `${stop.name} has a ring`).toBe(true);
      stops.add(stop.name);
    }
    for (const name of [site.labels.skip, site.navigation[3].name, site.legalLinks[1].name]) {
      expect(stops).toContain(name);
    }
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const wrong = async () => [
        ...(await wrongSizes(page, 'picture:not(#home *)', 0.1)),
        // On a phone the hero has what its words leave; their lines differ with how text is drawn.
        ...(await wrongSizes(page, '#home picture', window.width < 768 ? 0.25 : 0.1)),
      ];
      await expect.poll(wrong, `${window.width} px`).toEqual([]);
      expect(await sideways(page), `${window.width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 640, height: 900 });
    // WCAG 2.2, 1.4.12, and 1.4.4 by the root's size.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: 200% } * { line-height: 1.5 !important;
        letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await misplaced(page)).toEqual([]);
  };
  for (const path of ['/', '/services/', '/about/', '/gallery/3/', '/contact/']) {
    await test.step(path, () => read(path));
  }
});

test('an opened photo states the width it is drawn at', async ({ page }) => {
  await open(page, `/gallery/#photo=${PHOTOS[0].slug}`);
  for (const { slug, title } of PHOTOS.slice(0, 3)) {
    await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      // How many lines its words take below it, `sizes` cannot know.
      const wrong = () => wrongSizes(page, '[data-photo-frame] picture', 0.25);
      await expect.poll(wrong, `${slug} at ${window.width} px`).toEqual([]);
    }
    await page.keyboard.press('ArrowRight');
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('main targets are at least 44 px tall, all others 24 px; every icon has its drawing; each picture has AVIF, one other format and a colour; the first Tab leads past the header', async ({
    page,
  }) => {
    for (const { path } of ROUTES) {
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
      expect(small, path).toEqual([]);
      const drawings = await page.locator('use').evaluateAll((uses) =>
        uses.map((use) => {
          const href = use.getAttribute('href') ?? '';
          return document.querySelector(`symbol${href} path`) ? '' : href;
        }),
      );
      expect([...new Set(drawings)], path).toEqual(['']);
      const pictures = await page.locator('picture').evaluateAll((elements) =>
        elements.map((picture) => {
          const image = picture.querySelector('img');
          const types = [...picture.querySelectorAll('source')].map(({ type }) => type);
          const fallback = /\.(\w+) /.exec(image?.srcset ?? '')?.[1];
          const coloured = image && !getComputedStyle(image).backgroundColor.startsWith('rgba(0');
          return `${types.join()} ${fallback ?? ''} ${coloured}`;
        }),
      );
      for (const picture of pictures) expect(picture, path).toBe('image/avif jpg true');
    }
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.labels.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('on paper the content stands without header links, controls and footer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByLabel('Next services')).toBeHidden();
  for (const card of await page.locator('article').all()) {
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.width > 100).toBe(true);
  }
  await open(page, '/gallery/');
  const tiles = page.locator('[data-photo]');
  await expect(tiles.getByRole('img').first()).toBeVisible();
  const cut = await tiles.evaluateAll((elements) =>
    elements.filter((tile) => tile.scrollHeight > tile.clientHeight).map((tile) => tile.id),
  );
  expect(cut).toEqual([]);
  await expect(tiles.first().locator('a > span')).toHaveCSS('opacity', '1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read: no text or picture stays hidden, and what needs a script says so', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    for (const { path, heading } of ROUTES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const main = page.getByRole('main');
      const hidden = await main.locator('h1, h2, h3, p, img, a, td').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const { opacity, visibility } = getComputedStyle(element);
            return box.width < 1 || box.height < 1 || opacity !== '1' || visibility !== 'visible';
          })
          .map((element) => element.textContent || element.getAttribute('alt'))
          .filter(Boolean),
      );
      // The hint speaks of swiping, which needs a script.
      const left = path === '/' ? [servicesPage.swipeHint] : [];
      expect(hidden, path).toEqual(left);
      await main.locator('img').evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map((image) => {
            image.loading = 'eager';
            return image.decode();
          }),
        ),
      );
    }
    const button = page.getByRole('button', { name: contactPage.form.withoutScript });
    await expect(button).toBeDisabled();
    const draft = page.getByRole('button', { name: contactPage.touch.draft });
    await expect(draft).toHaveAttribute('formaction', `mailto:${site.email}`);
    await expect(draft).toHaveAttribute('form', 'contact-form');
    await expect(page.locator('form#contact-form')).toHaveCount(1);

    await page.goto('/gallery/');
    await page.getByRole('link', { name: galleryPage.back }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText(PHOTOS[0].title).locator('..')).toHaveCSS('opacity', '1');
    await page.getByRole('contentinfo').locator('a[href="/#services"]').click();
    await expect(page).toHaveURL('/#services');
    await expect(page.locator('#services')).toBeInViewport();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(SERVICES.length);
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 1440).toBe(true);
    }
    await expect(page.getByLabel('Next services')).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: site.labels.menu, exact: true })).toBeHidden();
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(site.navigation.map(({ name }) => name));
    await links.last().click();
    await expect(page).toHaveURL(site.navigation[3].href);
    await page.goto('/nowhere/');
    await page.getByRole('link', { name: notFoundPage.link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  });
});
