import type PhotoSwipe from 'photoswipe';
import { isEnlarged } from './isEnlarged';

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
