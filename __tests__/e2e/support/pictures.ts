import type { Page } from '@playwright/test';

/**
 * Those of some pictures whose `sizes` is not the width they are drawn at.
 * @param tolerance how far it may be from that, as a share
 */
export function wrongSizes(page: Page, pictures: string, tolerance: number): Promise<string[]> {
  return page.evaluate(
    ([selector, share]) => {
      const probe = document.createElement('div');
      probe.style.position = 'absolute';
      document.body.append(probe);
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
      const widthOf = (sizes: string) => {
        for (const part of partsOf(sizes)) {
          const [, query, length] = /^((?:\([a-z-]+: [^)]*\)(?: and )?)*) ?(.*)$/.exec(part) ?? [];
          if (query && !window.matchMedia(query).matches) continue;
          probe.style.width = length;
          return probe.getBoundingClientRect().width;
        }
        return NaN;
      };
      const wrong = [...document.querySelectorAll<HTMLImageElement>(`${selector} > img`)]
        .filter((image) => image.offsetWidth > 0)
        .map((image) => {
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          // What stands over the frame is part of the picture.
          const drawn = Math.max(image.offsetWidth, image.offsetHeight * ratio);
          return { image, drawn, stated: widthOf(image.sizes) };
        })
        .filter(({ drawn, stated }) => !(Math.abs(stated / drawn - 1) <= share))
        .map(({ image, drawn, stated }) => `${image.alt}: ${image.sizes}: ${stated}, not ${drawn}`);
      probe.remove();
      return wrong;
    },
    [pictures, tolerance] as const,
  );
}
