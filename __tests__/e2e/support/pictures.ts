import type { Page } from '@playwright/test';

/**
 * Finds pictures whose `sizes` differs from the width at which the browser shows them.
 * @param pictures a CSS selector
 * @param tolerance allowed difference from that width, as a fraction of it
 * @param cut share of the width that suffices for a picture that loses its sides
 */
export function wrongSizes(
  page: Page,
  pictures: string,
  tolerance: number,
  cut = 1,
): Promise<string[]> {
  return page.evaluate(
    async ([selector, most, enough]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 5000, height: 1 });
      const srcset = `${canvas.toDataURL()} 5000w`;
      /** Evaluates `sizes`, px: with this `srcset`, it equals the natural width of the image. */
      const widthOf = async (sizes: string) => {
        const probe = Object.assign(new Image(), { sizes, srcset });
        await probe.decode();
        return probe.naturalWidth;
      };
      const images = [...document.querySelectorAll<HTMLImageElement>(`${selector} > img`)];
      const wrong = images
        .filter((image) => image.offsetWidth > 0)
        .map(async (image) => {
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          // `object-fit: cover` may cut off parts of the picture; `sizes` is for the whole of it.
          const shown = Math.max(image.offsetWidth, enough * image.offsetHeight * ratio);
          const stated = await widthOf(image.sizes);
          if (Math.abs(stated / shown - 1) <= most) return [];
          return [`${image.alt}: ${image.sizes}: ${stated}, not ${shown}`];
        });
      return (await Promise.all(wrong)).flat();
    },
    [pictures, tolerance, cut] as const,
  );
}
