import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { avifResolvers, encode } from '../../../src/build/pictures/avif';
import { inOwnFolder, put } from '../../support/ownFolder';
import { scene } from '../../support/scene';

inOwnFolder();

const HASH = '0123456789abcdef'.repeat(2);

const jpeg = (width: number) => `/static/${HASH}/a1b2c/one%2C%20two.jpg ${width}w`;

/** Resolves the data of a picture with these arguments of its query. */
const resolved = (args: object) =>
  avifResolvers.ImageSharp.gatsbyImageData.resolve(
    {},
    args,
    {},
    {
      originalResolver: () =>
        Promise.resolve({
          layout: 'fullWidth',
          width: 1,
          height: 1,
          images: { fallback: { src: '', srcSet: `${jpeg(480)},\n${jpeg(1200)}`, sizes: '' } },
        }),
    },
  );

test('a picture has AVIF files of the widths of its JPEGs; their names tell width, quality and effort', async () => {
  const { images } = await resolved({});
  expect(images.sources?.[0].srcSet).toBe(
    `/static/${HASH}/480q37e3/one%2C%20two.avif 480w,\n/static/${HASH}/1200q50e3/one%2C%20two.avif 1200w`,
  );
});

test('a picture whose query names its formats has no others', async () => {
  expect((await resolved({ formats: ['jpg'] })).images.sources).toBeUndefined();
});

const PATH = `/static/${HASH}/20q37e3/picture.avif`;

const encodeFrom = (original: string) => encode(PATH, '.', new Map([[HASH, original]]));

test('a file is as wide as its name says', async () => {
  await (await scene(400, 200)).jpeg().toFile('picture.jpg');
  await encodeFrom('picture.jpg');
  const { width, height } = await sharp(`.${PATH}`).metadata();
  expect([width, height]).toEqual([20, 10]);
});

test('a file that is not written to its end is not there, and the error names the picture', async () => {
  jest.spyOn(sharp.prototype, 'toFile').mockImplementation((file) => {
    put(String(file), 'half');
    return Promise.reject(new Error('the disk is full'));
  });
  await expect(encodeFrom('picture.jpg')).rejects.toThrow(
    `${PATH} cannot be made from picture.jpg: Error: the disk is full`,
  );
  expect(existsSync(`.${PATH}`)).toBe(false);
});
