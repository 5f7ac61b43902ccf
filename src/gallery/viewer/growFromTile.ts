import type PhotoSwipe from 'photoswipe';

/**
 * Lets each picture grow out of its tile, and shrink into it, from where the tile shows it: PhotoSwipe takes the
 * tile's crop to be in the picture's middle, and the tile's `object-position` may be elsewhere.
 */
export function growFromTile(viewer: PhotoSwipe): void {
  viewer.addFilter('thumbBounds', (bounds, { element }) => {
    const image = element?.querySelector('img');
    // PhotoSwipe's type leaves out that a picture may have no tile on this page.
    if (!bounds?.innerRect || !image) return bounds as NonNullable<typeof bounds>;
    const { innerRect, x, y } = bounds;
    const [across, down] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
    // `innerRect` has minus what is cut off before and above a centred crop.
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
