import sharp from 'sharp';
import { plainCopy } from '../../../src/build/pictures/plainCopy';
import { inOwnFolder } from '../../support/ownFolder';
import { coloursOf, phonePhoto, putPhoto, scene } from '../../support/photos';

inOwnFolder();

test('a photo taken sideways becomes upright and complete, without other metadata', async () => {
  const photo = (await phonePhoto(60, 80)).withIccProfile('p3');
  const copy = (await plainCopy(await putPhoto('a.jpg', photo))) as Buffer;
  const { orientation, exif, ...shape } = await sharp(copy).metadata();
  expect(shape).toMatchObject({ width: 60, height: 80, format: 'jpeg' });
  expect(await coloursOf(copy)).toBe('red above blue');
  expect({ orientation, exif }).toEqual({});
  expect(copy.includes('SECRETMAKER')).toBe(false);
});

test('a picture with 16 bits per channel and a profile keeps its colours', async () => {
  const create = { width: 40, height: 40, channels: 3, background: '#f00' } as const;
  const deep = sharp({ create }).toColourspace('rgb16').withIccProfile('srgb').png();
  const file = await putPhoto('a.png', deep);
  expect((await sharp(file).metadata()).depth).toBe('ushort');
  const published = sharp((await plainCopy(file)) as Buffer).resize(20);
  const [red, green, blue] = await published.raw().toBuffer();
  expect([red, green, blue]).toEqual([255, 0, 0]);
});

test('an upright photo needs no copy', async () => {
  expect(await plainCopy(await putPhoto('a.jpg', (await scene(60, 80)).jpeg()))).toBeUndefined();
});
