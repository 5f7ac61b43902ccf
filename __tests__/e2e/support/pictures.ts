import type { Page } from '@playwright/test';

/**
 * Those of some pictures whose `sizes` is not the width they are drawn at.
 * @param tolerance how far it may be from that, as a share
 */
export function wrongSizes(page: Page, pictures: string, tolerance: number): Promise<string[]> {
  return page.evaluate(
    async ([selector, share]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 5000, height: 1 });
      const srcset = `${canvas.toDataURL()} 5000w`;
      /** What `sizes` comes to: a picture as wide as its `srcset` says counts as that wide. */
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
          // What stands over the frame is part of the picture.
          const drawn = Math.max(image.offsetWidth, image.offsetHeight * ratio);
          const stated = await widthOf(image.sizes);
          if (Math.abs(stated / drawn - 1) <= share) return [];
          return [`${image.alt}: ${image.sizes}: ${stated}, not ${drawn}`];
        });
      return (await Promise.all(wrong)).flat();
    },
    [pictures, tolerance] as const,
  );
}
