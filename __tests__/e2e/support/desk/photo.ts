import sharp from 'sharp';

/** A photo as phones write it: on its side, with orientation, camera and location in its EXIF data. */
export async function phonePhoto(width = 1300, height = 1100): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: 'teal' };
  return sharp({ create })
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
