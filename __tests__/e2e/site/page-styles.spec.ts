import type { Page } from '@playwright/test';
import { PHOTOS, ROUTES } from '../support/fixture';
import { expect, test } from '../support/test';

// Without scripts, motion, pictures and fonts, nothing but styles changes the look of a page.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  allowed: /failed request|Failed to load resource/,
});

const PATHS = [...ROUTES.map(({ path }) => path), `/gallery/${PHOTOS[0].slug}/`, '/404.html'];

/** Returns place, size and look of each element of a page. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const look = [x, y, width, height, color, backgroundColor, fontSize, fontWeight, opacity];
      return `${element.localName}.${element.getAttribute('class') ?? ''}: ${look.join(' ')}`;
    }),
  );

/** A style element of a page with the address of its file. */
const STYLE = /<style data-href="([^"]*)"[^>]*>[^<]*<\/style>/g;

test('a page looks the same whatever page a visitor came from', async ({ page, request }) => {
  await page.route(/\.(?:avif|jpg|png|svg|woff2)$/, (route) => route.abort());
  const pages = new Map<string, string>();
  for (const path of PATHS) pages.set(path, await (await request.get(path)).text());
  const sheetsOf = (html: string) => [...html.matchAll(STYLE)].map(([, href]) => href);
  const all = new Set([...pages.values()].flatMap(sheetsOf));

  /** Shows a page at its address, and returns the looks of its elements. */
  async function look(path: string, html: string) {
    const isPage = ({ pathname }: URL) => pathname === path;
    await page.route(isPage, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.goto(path);
    const looks = await looksOf(page);
    await page.unroute(isPage);
    return looks;
  }

  for (const [path, html] of pages) {
    const whole = await look(path, html);
    // After a link to this page, its own styles, which are the first, stand after those of all other pages.
    const [own] = sheetsOf(html);
    const hrefs = [...[...all].filter((href) => href !== own), own];
    const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const linked = await look(path, html.replace(STYLE, '').replace('</head>', `${links}</head>`));
    const changed = linked.filter((one, at) => one !== whole[at]);
    expect.soft(changed.slice(0, 5), path).toEqual([]);
  }
});
