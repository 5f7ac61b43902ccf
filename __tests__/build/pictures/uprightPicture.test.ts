import sharp from 'sharp';
import { uprightCopy } from '../../../src/build/pictures/uprightPicture';
import { halfAt, scene } from '../../scripts/photo/photos';
import { inOwnFolder } from '../../support/ownFolder';

inOwnFolder();

/** A photo as a phone stores it: turned, and with the turn, its place and its maker in the EXIF. */
async function phonePhoto(orientation: number, angle: number, mirrored = false): Promise<string> {
  const path = `${orientation}.jpg`;
  const upright = await (await scene(60, 80)).png().toBuffer();
  await sharp(
    await sharp(await sharp(upright).flop(mirrored).png().toBuffer())
      .rotate(angle)
      .toBuffer(),
  )
    .withMetadata({
      orientation,
      exif: {
        IFD0: { Make: 'SECRETMAKER' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      },
    })
    .jpeg({ quality: 100 })
    .toFile(path);
  return path;
}

test.each([
  [3, 180, false],
  [6, -90, false],
  [8, 90, false],
  [2, 0, true],
])(
  'a photo with EXIF orientation %i stands upright and whole',
  async (orientation, angle, mirrored) => {
    const copy = await uprightCopy(await phonePhoto(orientation, angle, mirrored));
    if (!copy) throw new Error('no copy was made');
    const { width, height, format, ...metadata } = await sharp(copy).metadata();
    expect({ width, height, format }).toEqual({ width: 60, height: 80, format: 'jpeg' });
    expect(await halfAt(copy, 0.5, 0.05)).toBe('red');
    expect(await halfAt(copy, 0.5, 0.95)).toBe('blue');
    expect(metadata.orientation).toBeUndefined();
    expect(metadata.exif).toBeUndefined();
    expect(copy.includes('SECRETMAKER')).toBe(false);
  },
);

test('an upright photo needs no copy', async () => {
  expect(await uprightCopy(await phonePhoto(1, 0))).toBeUndefined();
});

test('the copy keeps its colour profile', async () => {
  const path = 'p3.jpg';
  await (await scene(60, 80)).withMetadata({ orientation: 6, icc: 'p3' }).jpeg().toFile(path);
  const copy = await uprightCopy(path);
  expect((await sharp(copy).metadata()).icc).toEqual((await sharp(path).metadata()).icc);
});
