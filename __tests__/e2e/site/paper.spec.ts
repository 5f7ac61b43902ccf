import { ROUTES } from '../support/fixture';
import { misplaced } from '../support/misplaced';
import { open } from '../support/page';
import { expect, test } from '../support/test';

/** About as wide as A4, in CSS pixels. */
const PAPER = { width: 680, height: 1000 };

test('paper has all that can be read on a page, in one column beside its pictures, and no controls', async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const { path } of ROUTES) {
    await open(page, path);
    // A sheet has margins.
    await page.locator('body').evaluate((body) => (body.style.padding = '1cm'));
    await page.locator('picture > img').evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      ),
    );
    const missing = await page
      .locator(
        'main :is(h1, h2, h3, td, :is(article, details) p, [alt]:not([alt=""])):not(form *, nav *)',
      )
      .evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect());
        // Only a picture stands before words, and the days of the hours before their times.
        const isBeside = ({ left, top, bottom }: DOMRect) =>
          boxes.some(
            (box, index) =>
              elements[index].matches(':not(img)') &&
              box.right <= left &&
              box.bottom > top + 2 &&
              box.top < bottom - 2,
          );
        return elements
          .filter(
            (element, index) =>
              (element.localName !== 'td' && isBeside(boxes[index])) ||
              boxes[index].width < 1 ||
              !element.checkVisibility({ opacityProperty: true }),
          )
          .map((element) => element.textContent || element.getAttribute('alt'));
      });
    expect.soft(missing, path).toEqual([]);
    const dead = await page
      .locator('a:not([href*=":"], [id]):visible')
      .evaluateAll((links) =>
        links.map((link) => link.textContent === link.parentElement?.textContent),
      );
    expect.soft(dead, `${path}: lines of a link's words alone`).not.toContain(true);
    expect.soft(await misplaced(page), path).toEqual([]);
    await expect.soft(page.getByRole('button'), path).toHaveCount(0);
    await expect.soft(page.getByRole('navigation'), path).toHaveCount(0);
  }
});
