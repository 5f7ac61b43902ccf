import type PhotoSwipe from 'photoswipe';

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
