import sharp from 'sharp';
import { uprightCopy } from '../../../src/gatsby/pictures/uprightPicture';
import { coloursOf, phonePhoto, putPhoto, scene } from '../../scripts/photo/photos';
import { inOwnFolder } from '../../support/ownFolder';

inOwnFolder();

test('a photo taken sideways becomes upright and complete, with its colours and no other metadata', async () => {
  const photo = (await phonePhoto(60, 80)).withIccProfile('p3');
  const copy = (await uprightCopy(await putPhoto('a.jpg', photo))) as Buffer;
  const { icc, orientation, exif, ...shape } = await sharp(copy).metadata();
  expect(shape).toMatchObject({ width: 60, height: 80, format: 'jpeg' });
  expect(await coloursOf(copy)).toBe('red above blue');
  expect(icc).toEqual((await sharp('a.jpg').metadata()).icc);
  expect({ orientation, exif }).toEqual({});
  expect(copy.includes('SECRETMAKER')).toBe(false);
});

test('an upright photo needs no copy', async () => {
  expect(await uprightCopy(await putPhoto('a.jpg', (await scene(60, 80)).jpeg()))).toBeUndefined();
});
