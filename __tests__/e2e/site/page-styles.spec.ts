import sharp from 'sharp';
import { PHOTOS, ROUTES } from '../support/fixture';
import { expect, test } from '../support/test';

// Without scripts, motion, pictures and fonts, nothing but styles changes the look of a page.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  allowed: /failed request|Failed to load resource/,
});

const PATHS = [...ROUTES.map(({ path }) => path), `/gallery/${PHOTOS[0].slug}/`, '/404.html'];

/** The number of pixels that differ visibly. Chromium itself does not draw the edges of a shape the same each time. */
async function changedPixels(one: Buffer, other: Buffer): Promise<number> {
  const difference = sharp(one).composite([{ input: other, blend: 'difference' }]);
  const visible = sharp(await difference.toBuffer())
    .removeAlpha()
    .threshold(64);
  const [{ sum }] = (await sharp(await visible.toBuffer()).stats()).channels;
  return sum / 255;
}

/** A few edges of shapes, px; a rule that wins or loses changes more. */
const FEW = 50;

/** A style element of a page with the address of its file. */
const STYLE = /<style data-href="([^"]*)"[^>]*>[^<]*<\/style>/g;

test('a page looks the same whatever page a visitor came from', async ({ page, request }) => {
  await page.route(/\.(?:avif|jpg|png|svg|woff2)$/, (route) => route.abort());
  const pages = new Map<string, string>();
  for (const path of PATHS) pages.set(path, await (await request.get(path)).text());
  const sheetsOf = (html: string) => [...html.matchAll(STYLE)].map(([, href]) => href);
  const all = new Set([...pages.values()].flatMap(sheetsOf));

  /** Shows a page at its address, and returns what it looks like. */
  async function look(path: string, html: string) {
    // A lazy picture has its alternative text from the moment when it fails.
    const body = html.replaceAll('loading="lazy"', '');
    const isPage = ({ pathname }: URL) => pathname === path;
    await page.route(isPage, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(path);
    const picture = await page.screenshot({ fullPage: true });
    await page.unroute(isPage);
    return picture;
  }

  for (const [path, html] of pages) {
    const whole = await look(path, html);
    // After a link to this page, its own styles, which are the first, stand after those of all other pages.
    const [own] = sheetsOf(html);
    const hrefs = [...[...all].filter((href) => href !== own), own];
    const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const linked = await look(path, html.replace(STYLE, '').replace('</head>', `${links}</head>`));
    expect.soft(await changedPixels(whole, linked), path).toBeLessThan(FEW);
  }
});
