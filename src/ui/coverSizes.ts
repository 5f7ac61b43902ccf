/** A media condition, or nothing, and the width and height of a picture's box under it. */
export type Box = readonly [media: string, width: string, height: string];

/** Returns the `sizes` attribute of a picture that covers its box: the box's width, or more if the box is higher. */
export function coverSizes(
  { width, height }: { width: number; height: number },
  boxes: readonly Box[],
): string {
  const ratio = (width / height).toFixed(2);
  return boxes.map(([media, w, h]) => `${media} max(${w}, ${ratio} * (${h}))`.trim()).join(', ');
}
