import type PhotoSwipe from 'photoswipe';

/** How far a scale may be off, as PhotoSwipe's is after zooming in and out: a picture is not enlarged by that. */
const TOLERANCE = 1.001;

/** Whether a slide's picture is larger than it is when it fits. */
export function isEnlarged({
  currZoomLevel,
  zoomLevels,
}: NonNullable<PhotoSwipe['currSlide']>): boolean {
  return currZoomLevel > zoomLevels.initial * TOLERANCE;
}
