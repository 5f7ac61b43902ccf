import { servicesPage } from '../support/fixture';
import { hold, open } from '../support/page';
import { expect, test } from '../support/test';

test('the cards of the services page', async ({ page }) => {
  // A phone, on which some cards are below the window.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await hold(page, /\/app-.*\.js$/);
  await page.goto('/services/');
  const faded = page.locator('[data-state]');

  await test.step('a card that is in view when the scripts arrive stays', async () => {
    const card = faded.nth(1);
    await card.scrollIntoViewIfNeeded();
    const least = card.evaluate(async (element) => {
      let opacity = 1;
      while (element.isConnected && opacity === 1 && !('over' in window)) {
        opacity = Math.min(opacity, Number(getComputedStyle(element).opacity));
        await new Promise(requestAnimationFrame);
      }
      return opacity;
    });
    release();
    await expect(faded.last()).toHaveCSS('opacity', '0');
    await page.evaluate(() => Object.assign(window, { over: true }));
    expect(await least).toBe(1);
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
});
