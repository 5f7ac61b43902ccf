import type PhotoSwipe from 'photoswipe';

/**
 * Makes each picture grow out of its tile's crop, and shrink back into it. PhotoSwipe assumes that the crop is
 * centred, but the tile's `object-position` may differ.
 */
export function growFromTile(viewer: PhotoSwipe): void {
  viewer.addFilter('thumbBounds', (bounds, { element }) => {
    const image = element?.querySelector('img');
    // PhotoSwipe's type does not allow for a picture without a tile on this page.
    if (!bounds?.innerRect || !image) return bounds as NonNullable<typeof bounds>;
    const { innerRect, x, y } = bounds;
    const [across, down] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
    // `innerRect` has, as negative numbers, what a centred crop cuts off at the left and the top.
    const right = innerRect.x * (across / 50 - 1);
    const below = innerRect.y * (down / 50 - 1);
    return {
      ...bounds,
      x: x + right,
      y: y + below,
      innerRect: { ...innerRect, x: innerRect.x + right, y: innerRect.y + below },
    };
  });
}
