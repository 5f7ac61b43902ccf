import type PhotoSwipe from 'photoswipe';
import type { Padding } from 'photoswipe';

/** PhotoSwipe's state of a picture. */
export type Slide = NonNullable<PhotoSwipe['currSlide']>;

/**
 * Width of every picture as PhotoSwipe sees it, px. Larger than any window, since PhotoSwipe does not enlarge
 * pictures to fit one. The heights follow from the pictures' ratios.
 */
export const PICTURE_WIDTH = 10_000;

/**
 * Returns the position of a picture in the dialog, as distances from the dialog's edges, px. The picture is
 * centred inside the dialog's padding, which `PhotoDialog.module.css` reserves for everything else.
 */
export function pictureArea(dialog: HTMLElement, { src }: Queries.PhotoFragment): Padding {
  const { width, height } = src.gatsbyImageData;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(dialog);
  const sides = [paddingTop, paddingRight, paddingBottom, paddingLeft];
  const [top, right, bottom, left] = sides.map(parseFloat);
  const high = dialog.clientHeight - top - bottom;
  const wide = dialog.clientWidth - left - right;
  const scale = Math.min(high / height, wide / width);
  const y = (high - height * scale) / 2;
  const x = (wide - width * scale) / 2;
  return { top: top + y, right: right + x, bottom: bottom + y, left: left + x };
}

/** Tolerance for PhotoSwipe's scale, which is slightly off after zooming in and out. */
const TOLERANCE = 1.001;

/** Whether a slide's picture is larger than its fitted size. */
export function isEnlarged({ currZoomLevel, zoomLevels }: Slide): boolean {
  return currZoomLevel > zoomLevels.initial * TOLERANCE;
}

/**
 * Returns the point around which to enlarge a picture so that its middle moves to the window's middle. Beside
 * the panel, the picture is to the left of it, and PhotoSwipe would show the picture's right part.
 */
export function middlePoint({ pan, width, height, zoomLevels, pswp }: Slide) {
  const factor = zoomLevels.secondary / zoomLevels.initial;
  const along = (axis: 'x' | 'y', size: number) => {
    const middle = pan[axis] + (size * zoomLevels.initial) / 2;
    return (middle * factor - pswp.viewportSize[axis] / 2) / (factor - 1);
  };
  return { x: along('x', width), y: along('y', height) };
}

/**
 * Lets an enlarged picture use the whole window, over text and controls: PhotoSwipe would keep it inside the
 * area of the fitted picture. On each axis, it covers the window or is centred in it.
 */
export function panInWindow(pswp: PhotoSwipe): void {
  pswp.on('calcBounds', ({ slide }) => {
    if (!isEnlarged(slide)) return;
    const { bounds, currZoomLevel } = slide;
    for (const [axis, size] of [
      ['x', slide.width],
      ['y', slide.height],
    ] as const) {
      const room = Math.round(pswp.viewportSize[axis] - size * currZoomLevel);
      bounds.center[axis] = room / 2;
      // In PhotoSwipe, `max` is the furthest left or up, and `min` the furthest right or down.
      bounds.max[axis] = room > 0 ? room / 2 : room;
      bounds.min[axis] = room > 0 ? room / 2 : 0;
    }
  });

  // After a resize or rotation, the fitted picture may be larger than the enlarged one was.
  pswp.on('resize', () => {
    const slide = pswp.currSlide;
    if (slide && slide.currZoomLevel < slide.zoomLevels.initial) {
      slide.zoomTo(slide.zoomLevels.initial);
    }
  });
}
