import type PhotoSwipe from 'photoswipe';

/**
 * Lets each picture grow out of its tile, and shrink into it, from where the tile shows it: PhotoSwipe takes the
 * tile's crop to be in the picture's middle, and on touch devices it is lower (`--held-at`).
 */
export function growFromTile(viewer: PhotoSwipe): void {
  viewer.addFilter('thumbBounds', (bounds, { element }) => {
    const image = element?.querySelector('img');
    // PhotoSwipe's type leaves out that a picture may have no tile on this page.
    if (!bounds?.innerRect || !image) return bounds as NonNullable<typeof bounds>;
    const heldAt = parseFloat(getComputedStyle(image).objectPosition.split(' ')[1]) / 100;
    const { innerRect, y } = bounds;
    // `innerRect.y` is minus what is cut off above a centred crop.
    const shift = innerRect.y * (2 * heldAt - 1);
    return { ...bounds, y: y + shift, innerRect: { ...innerRect, y: innerRect.y + shift } };
  });
}
