import { open } from 'node:fs/promises';

const JPEG_END = 0xffd9;
/** Length of a box's header in AVIF, bytes: the box's length and its name. */
const BOX_HEADER = 8;

/**
 * Whether a JPEG or AVIF file exists and is not cut off. It does not decode the picture: a JPEG ends with a
 * marker, and the lengths of an AVIF's boxes add up to the size of the file.
 */
export async function isWhole(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return bytesRead === length ? buffer : undefined;
    };
    if (!path.endsWith('.avif')) {
      const end = await read(Math.max(0, size - 2), 2);
      return end?.readUInt16BE() === JPEG_END;
    }
    let position = 0;
    while (position < size) {
      const length = (await read(position, BOX_HEADER))?.readUInt32BE() ?? 0;
      if (length < BOX_HEADER) return false;
      position += length;
    }
    return size > 0 && position === size;
  } finally {
    await file.close();
  }
}
