import type PhotoSwipe from 'photoswipe';

/**
 * The point that stays where it is when a picture is enlarged so that its middle gets into the window's middle:
 * beside the panel the picture stands left of it, and PhotoSwipe would show its right part.
 * @param factor by which it is enlarged, more than 1
 */
export function middlePoint(slide: NonNullable<PhotoSwipe['currSlide']>, factor: number) {
  const { pan, width, height, currZoomLevel, pswp } = slide;
  const along = (axis: 'x' | 'y', size: number) => {
    const middle = pan[axis] + (size * currZoomLevel) / 2;
    return (middle * factor - pswp.viewportSize[axis] / 2) / (factor - 1);
  };
  return { x: along('x', width), y: along('y', height) };
}
