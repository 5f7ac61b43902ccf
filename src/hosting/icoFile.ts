/** Size of the icon in pixels: that of the PNG file. */
const SIZE = 32;

/** Number of bytes before the picture: the header and the picture's entry. */
const HEAD = 22;

/**
 * Returns a `favicon.ico` with one PNG picture. Browsers and feed readers request this file unasked.
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 * @param png a picture of 32 × 32 pixels
 */
export function icoFile(png: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  // The file is an icon of one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // The picture: width, height, planes, bits per pixel, length, position.
  head.writeUInt8(SIZE, 6);
  head.writeUInt8(SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(HEAD, 18);
  return Buffer.concat([head, png]);
}
