import sharp from 'sharp';
import { contrast, luminanceOfRgb } from '../../support/contrast';
import { about, PAGES } from '../support/fixture';
import { open } from '../support/site';
import { expect, test } from '../support/test';

// Otherwise the page would still glide to the focused link when it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('titles on the photos of the figures are legible over any photo, even in two lines', async ({
  page,
}) => {
  const photo = about.figures.find((figure) => figure.photo)?.photo;
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, PAGES.about.path);
  const link = page.getByRole('main').locator(`a[href="/gallery/${photo?.slug ?? ''}/"]`);
  const title = link.locator('span').last();
  await link.focus();
  await expect(title).toHaveCSS('opacity', '1');
  // The worst background: two lines of words over white.
  const [ink, { x, y, height, padding }] = await Promise.all([
    title.evaluate((words) => getComputedStyle(words).color),
    title.evaluate((words) => {
      const picture = words.closest('a')?.querySelector('img');
      picture?.style.setProperty('filter', 'brightness(0) invert(1)');
      words.innerHTML = 'Two<br>lines';
      words.style.color = 'transparent';
      const { left, top, height } = words.getBoundingClientRect();
      return {
        x: left + 40,
        y: top,
        height,
        padding: parseFloat(getComputedStyle(words).paddingTop),
      };
    }),
  ]);
  const clip = { x, y: y + padding, width: 8, height: Math.min(40, height - padding) };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  const brightest = channels.slice(0, 3).map(({ max }) => max);
  const paper = (ink.match(/\d+/g) ?? []).map(Number);
  expect(contrast(luminanceOfRgb(paper), luminanceOfRgb(brightest))).toBeGreaterThan(4.5);
});
