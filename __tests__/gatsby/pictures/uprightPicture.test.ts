import sharp from 'sharp';
import { uprightCopy } from '../../../src/gatsby/pictures/uprightPicture';
import { halfAt, phonePhoto, putPhoto, scene } from '../../scripts/photo/photos';
import { inOwnFolder } from '../../support/ownFolder';

inOwnFolder();

test.each([
  { orientation: 3, angle: 180 },
  { orientation: 6, angle: -90 },
  { orientation: 8, angle: 90 },
  { orientation: 2, angle: 0, mirrored: true },
])('a photo with EXIF orientation $orientation stands upright and whole', async (held) => {
  const copy = await uprightCopy(await putPhoto('a.jpg', await phonePhoto(60, 80, held)));
  if (!copy) throw new Error('no copy was made');
  const { width, height, format, ...metadata } = await sharp(copy).metadata();
  expect({ width, height, format }).toEqual({ width: 60, height: 80, format: 'jpeg' });
  expect(await halfAt(copy, 0.5, 0.05)).toBe('red');
  expect(await halfAt(copy, 0.5, 0.95)).toBe('blue');
  expect(metadata.orientation).toBeUndefined();
  expect(metadata.exif).toBeUndefined();
  expect(copy.includes('SECRETMAKER')).toBe(false);
});

test('an upright photo needs no copy', async () => {
  expect(await uprightCopy(await putPhoto('a.jpg', (await scene(60, 80)).jpeg()))).toBeUndefined();
});

test('the copy keeps its colour profile', async () => {
  const path = 'p3.jpg';
  await (await scene(60, 80)).withMetadata({ orientation: 6, icc: 'p3' }).jpeg().toFile(path);
  const copy = await uprightCopy(path);
  expect((await sharp(copy).metadata()).icc).toEqual((await sharp(path).metadata()).icc);
});
