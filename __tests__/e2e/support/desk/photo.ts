import sharp from 'sharp';

/** A phone's photo: lying on its side, with the place and the camera in it. */
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
