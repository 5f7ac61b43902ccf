import type { Page } from '@playwright/test';
import { ROUTES } from '../support/fixture';
import { mainHeading, mainNavigation } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the computed styles of each element of a page, and of what styles put before and after it. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#___gatsby *')].map((element) => ({
      element: `${element.localName}.${element.getAttribute('class') ?? ''}`,
      styles: ['', '::before', '::after'].map((pseudo) =>
        [...getComputedStyle(element, pseudo)].map(
          (name) => `${name}: ${getComputedStyle(element, pseudo).getPropertyValue(name)}`,
        ),
      ),
    })),
  );

/** Returns the declarations of one page that the other does not have. */
function difference(
  page: Awaited<ReturnType<typeof stylesOf>>,
  other: Awaited<ReturnType<typeof stylesOf>>,
) {
  return page.flatMap(({ element, styles }, index) => {
    const others = other.at(index)?.styles ?? [];
    const own = styles.flatMap((part, at) => part.filter((one) => !others.at(at)?.includes(one)));
    return own.length > 0 ? [`${element} { ${own.join('; ')} }`] : [];
  });
}

test('a page that is reached by a link looks like the same page loaded whole', async ({ page }) => {
  for (const { path, heading, name } of ROUTES) {
    await open(page, path);
    const whole = await stylesOf(page);
    await open(page, path === '/' ? '/services/' : '/');
    const link =
      path === '/'
        ? page.getByRole('banner').getByRole('link').first()
        : mainNavigation(page).getByRole('link', { name });
    await link.click();
    await expect(mainHeading(page)).toHaveText(heading);
    await page.mouse.move(0, 0);
    await expect
      .poll(async () => difference(await stylesOf(page), whole).slice(0, 5), path)
      .toEqual([]);
  }
});
