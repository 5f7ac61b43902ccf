import type { Page } from '@playwright/test';
import { open, ROUTES } from './support/site';
import { expect, test } from './support/test';

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** How far `sizes` may be from the width a picture is drawn at. */
const TOLERANCE = 0.1;

interface Measured {
  name: string;
  sizes: string;
  /** Width that `sizes` comes to, px. */
  stated: number;
  /** Width the whole picture is drawn at, what stands over the frame included, px. */
  drawn: number;
}

/** Every picture in a part of the page that takes up room, by its alternative text. */
function measure(page: Page, within: string): Promise<Measured[]> {
  return page.evaluate((selector) => {
    const probe = document.createElement('div');
    probe.style.position = 'absolute';
    document.body.append(probe);
    const widthOf = (sizes: string) => {
      for (const part of partsOf(sizes)) {
        const [, query, length] = /^(\(min-width: [^)]*\))? ?(.*)$/.exec(part) ?? [];
        if (query && !window.matchMedia(query).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return NaN;
    };
    /** The parts between commas; those within brackets separate arguments. */
    const partsOf = (sizes: string) => {
      const parts = [''];
      let depth = 0;
      for (const sign of sizes) {
        depth += Number(sign === '(') - Number(sign === ')');
        if (sign === ',' && depth === 0) parts.push('');
        else parts[parts.length - 1] += sign;
      }
      return parts.map((part) => part.trim());
    };
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`${selector} picture > img`)]
      .filter((image) => image.offsetWidth > 0)
      .map((image) => ({
        name: image.alt,
        sizes: image.sizes,
        stated: widthOf(image.sizes),
        drawn: Math.max(
          image.offsetWidth,
          (image.offsetHeight * Number(image.getAttribute('width'))) /
            Number(image.getAttribute('height')),
        ),
      }));
    probe.remove();
    return pictures;
  }, within);
}

/** Polls: a window that was resized is laid out a moment later. */
async function expectRight(page: Page, within: string) {
  const wrong = async () =>
    (await measure(page, within)).filter(
      ({ stated, drawn }) => !(Math.abs(stated / drawn - 1) <= TOLERANCE),
    );
  await expect.poll(wrong, { message: `${page.viewportSize()?.width} px wide` }).toEqual([]);
}

for (const { path } of ROUTES) {
  test(`${path} states the width of each picture as it is drawn`, async ({ page }) => {
    await open(page, path);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await expectRight(page, 'body');
    }
  });

  test(`${path} has AVIF first, one other format, and a colour behind each picture`, async ({
    page,
  }) => {
    await open(page, path);
    const pictures = await page.locator('picture').evaluateAll((elements) =>
      elements.map((picture) => {
        const sources = [...picture.querySelectorAll('source')];
        const image = picture.querySelector('img');
        const endings = (srcSet = '') => [
          ...new Set(srcSet.split(', ').map((file) => /\.(\w+) /.exec(file)?.[1])),
        ];
        return {
          sources: sources.map(({ type, srcset }) => ({ type, endings: endings(srcset) })),
          fallback: endings(image?.srcset),
          coloured: /^#[0-9a-f]{6}|^rgb\(/.test(image?.style.backgroundColor ?? ''),
        };
      }),
    );
    for (const picture of pictures) {
      expect(picture).toEqual({
        sources: [{ type: 'image/avif', endings: ['avif'] }],
        fallback: ['jpg'],
        coloured: true,
      });
    }
  });
}

for (const slug of ['keynote-hall', 'graduation-day', 'leadership-circle']) {
  test(`opened, ${slug} states the width it is drawn at`, async ({ page }) => {
    await open(page, `/gallery/#photo=${slug}`);
    await page.locator('[data-photo-frame] picture').waitFor();
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await expectRight(page, '[data-photo-frame]');
    }
  });
}
