import type PhotoSwipe from 'photoswipe';
import type { Padding } from 'photoswipe';

/**
 * Width of every picture to PhotoSwipe, px; larger than any window, since it enlarges none to fit one.
 * The heights follow from the pictures' ratios.
 */
export const PICTURE_WIDTH = 10_000;

/**
 * Where a picture stands in the dialog, as distances from its edges, px. The dialog's padding, which
 * `PhotoDialog.module.css` sets, is the space for all else. What the picture leaves free is half above it.
 */
export function pictureArea(dialog: HTMLElement, { src }: Queries.PhotoTileFragment): Padding {
  const { width, height } = src.gatsbyImageData;
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(dialog);
  const top = parseFloat(paddingTop);
  const left = parseFloat(paddingLeft);
  const room = dialog.clientHeight - top - parseFloat(paddingBottom);
  const breadth = dialog.clientWidth - left - parseFloat(paddingRight);
  const scale = Math.min(room / height, breadth / width);
  const above = top + (room - height * scale) / 2;
  const before = left + (breadth - width * scale) / 2;
  return {
    top: above,
    right: dialog.clientWidth - before - width * scale,
    bottom: dialog.clientHeight - above - height * scale,
    left: before,
  };
}

/** How far a scale may be off, as PhotoSwipe's is after zooming in and out: a picture is not enlarged by that. */
const TOLERANCE = 1.001;

/** Whether a slide's picture is larger than it is when it fits. */
export function isEnlarged({
  currZoomLevel,
  zoomLevels,
}: NonNullable<PhotoSwipe['currSlide']>): boolean {
  return currZoomLevel > zoomLevels.initial * TOLERANCE;
}

/**
 * The point that stays where it is when a picture is enlarged so that its middle gets into the window's middle:
 * beside the panel the picture stands left of it, and PhotoSwipe would show its right part.
 * @param slide with a picture that is not enlarged yet
 * @param level PhotoSwipe's scale that it is enlarged to
 */
export function middlePoint(slide: NonNullable<PhotoSwipe['currSlide']>, level: number) {
  const { pan, width, height, zoomLevels, pswp } = slide;
  const factor = level / zoomLevels.initial;
  const along = (axis: 'x' | 'y', size: number) => {
    const middle = pan[axis] + (size * zoomLevels.initial) / 2;
    return (middle * factor - pswp.viewportSize[axis] / 2) / (factor - 1);
  };
  return { x: along('x', width), y: along('y', height) };
}

/**
 * Lets an enlarged picture use the whole window, over text and controls: PhotoSwipe would keep it inside the
 * area that the picture has when it fits. On each axis it covers the window, or stands in its middle.
 */
export function panInWindow(viewer: PhotoSwipe): void {
  viewer.on('calcBounds', ({ slide }) => {
    if (!isEnlarged(slide)) return;
    const { bounds, currZoomLevel } = slide;
    for (const [axis, size] of [
      ['x', slide.width],
      ['y', slide.height],
    ] as const) {
      const room = Math.round(viewer.viewportSize[axis] - size * currZoomLevel);
      bounds.center[axis] = room / 2;
      // To PhotoSwipe `max` is the furthest left or up, and `min` the furthest right or down.
      bounds.max[axis] = room > 0 ? room / 2 : room;
      bounds.min[axis] = room > 0 ? room / 2 : 0;
    }
  });

  // A window that was resized or turned may show the whole picture larger than it was enlarged to before.
  viewer.on('resize', () => {
    const slide = viewer.currSlide;
    if (slide && slide.currZoomLevel < slide.zoomLevels.initial) {
      slide.zoomTo(slide.zoomLevels.initial);
    }
  });
}
