import { PAGES, SERVICES, servicesPage } from '../support/fixture';
import { linkTo, mainHeading } from '../support/locators';
import { open } from '../support/page';
import { expect, test } from '../support/test';

test('the cards of the services page', async ({ page }) => {
  // A phone, on which some cards are below the window.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/services/');
  const faded = page.locator('[data-state]');
  const first = page.getByRole('main').getByRole('link').first();

  await test.step('only where there is room, a list of them stands before them', async () => {
    await expect(first).toHaveAccessibleName(`${servicesPage.learnMore} ${SERVICES[0]}`);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(first).toHaveAccessibleName(SERVICES[0]);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('a card that was below the window fades in, with the delay of its column', async () => {
    for (const [index, delay] of ['0s', '0.15s', '0.3s'].entries()) {
      const card = faded.nth(6 + index);
      await card.evaluate((element) => element.scrollIntoView());
      await expect(card).toHaveCSS('animation-delay', delay);
      await expect(card).toHaveCSS('opacity', '1');
    }
  });

  await test.step('a link to a card leads to where it is once it has faded in', async () => {
    await page.goto('about:blank');
    await open(page, '/services/#weather-sense');
    const card = faded.filter({ hasText: 'Weather Sense' });
    await expect(card).toHaveCSS('opacity', '1');
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(100);
  });

  await test.step('with reduced motion none is hidden or animated', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/services/');
    for (const each of await faded.all()) {
      await expect(each).toHaveCSS('opacity', '1');
      await expect(each).toHaveCSS('animation-name', 'none');
    }
  });

  await test.step('in a row, the card that a link names covers no other', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/services/#weather-sense');
    const links = page.getByRole('main').getByRole('link', { name: servicesPage.learnMore });
    for (const link of await links.all()) await link.click({ trial: true });
  });

  await test.step('a longer text that opens moves nothing in its row, and all rows below', async () => {
    const tops = () =>
      page
        .locator('article :is(picture, h2, a)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));
    const before = await tops();
    await page.getByText(servicesPage.includes).click();
    await expect(page.getByText('A hull that floats')).toBeVisible();
    const moved = (await tops()).map((top, index) => Math.round(top - before[index]));
    // Of its own row, the second, and of the third.
    expect(moved.slice(0, 18)).toEqual(Array(18).fill(0));
    expect(moved[18]).toBeGreaterThan(0);
    expect(moved.slice(18)).toEqual(Array(9).fill(moved[18]));
  });

  await test.step('it is still open after a way to another page and back', async () => {
    const { path, heading } = PAGES.about;
    await linkTo(page, path).click();
    await expect(mainHeading(page)).toHaveText(heading);
    await page.goBack();
    await expect(page.getByText('A hull that floats')).toBeVisible();
  });
});
