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
