import type { Page } from '@playwright/test';
import { PHOTOS, ROUTES } from '../support/fixture';
import { expect, test } from '../support/test';

// Without scripts, nothing but styles changes the pages.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const PATHS = [...ROUTES.map(({ path }) => path), `/gallery/${PHOTOS[0].slug}/`, '/404.html'];

/** Returns the computed styles of each element of a page, and of what styles put before and after it. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const styles = ['', '::before', '::after'].flatMap((pseudo) => {
        const computed = getComputedStyle(element, pseudo);
        if (pseudo && computed.content === 'none') return [];
        return (
          [...computed]
            // Chrome sometimes says 0 for an automatic margin; the place of the element tells instead.
            .filter((name) => !name.startsWith('margin'))
            .map((name) => `${name}: ${computed.getPropertyValue(name)}`)
        );
      });
      const { x, y } = element.getBoundingClientRect();
      styles.push(`at ${x}, ${y}`);
      return { element: `${element.localName}.${element.getAttribute('class') ?? ''}`, styles };
    }),
  );

/** A style element of a page with the address of its file. */
const STYLE = /<style data-href="([^"]*)"[^>]*>[^<]*<\/style>/g;

test('a page looks the same whatever page a visitor came from', async ({ page, request }) => {
  const pages = new Map<string, string>();
  for (const path of PATHS) pages.set(path, await (await request.get(path)).text());
  const sheetsOf = (html: string) => [...html.matchAll(STYLE)].map(([, href]) => href);
  const all = new Set([...pages.values()].flatMap(sheetsOf));
  for (const [path, html] of pages) {
    await page.goto(path);
    const whole = await stylesOf(page);
    // After a link to this page, its own styles, which are the first, stand after those of all other pages.
    const [own] = sheetsOf(html);
    const hrefs = [...[...all].filter((href) => href !== own), own];
    const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const body = html.replace(STYLE, '').replace('</head>', `${links}</head>`);
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto(path);
    const linked = await stylesOf(page);
    const changed = whole.flatMap(({ element, styles }, index) =>
      linked[index].styles
        .filter((one, at) => one !== styles[at])
        .map((one) => `${element} { ${one} }`),
    );
    expect.soft(changed.slice(0, 10), path).toEqual([]);
  }
});
