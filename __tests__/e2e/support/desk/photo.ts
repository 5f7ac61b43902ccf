import sharp from 'sharp';

/** A phone's photo: lying on its side, with the place and the camera in it. */
export async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
  const create = { width: 1400, height: 1100, channels: 3 as const, background: 'teal', noise };
  return sharp({ create })
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
