import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { uprightCopy } from '../../../src/build/pictures/uprightPicture';

const folder = mkdtempSync(join(tmpdir(), 'upright-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An upright picture of 60 × 80 px, red above blue. */
const scene = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: 60, height: 40, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ]);

/** A photo as a phone stores it: turned, and with the turn, its place and its maker in the EXIF. */
async function phonePhoto(orientation: number, angle: number, mirrored = false): Promise<string> {
  const path = join(folder, `${orientation}.jpg`);
  const upright = await scene().png().toBuffer();
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

async function colourAt(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = data.subarray((y * info.width + x) * info.channels);
  return red > blue ? 'red' : 'blue';
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
    expect(await colourAt(copy, 30, 5)).toBe('red');
    expect(await colourAt(copy, 30, 75)).toBe('blue');
    expect(metadata.orientation).toBeUndefined();
    expect(metadata.exif).toBeUndefined();
    expect(copy.includes('SECRETMAKER')).toBe(false);
  },
);

test('an upright photo needs no copy', async () => {
  expect(await uprightCopy(await phonePhoto(1, 0))).toBeUndefined();
});

test('the copy keeps its colour profile', async () => {
  const path = join(folder, 'p3.jpg');
  await scene().withMetadata({ orientation: 6, icc: 'p3' }).jpeg().toFile(path);
  const copy = await uprightCopy(path);
  expect((await sharp(copy).metadata()).icc).toEqual((await sharp(path).metadata()).icc);
});
