import sharp from 'sharp';
import { readPhoto } from '../../../scripts/photo/photoFile';
import { inOwnFolder } from '../../support/ownFolder';
import { halfAt, phonePhoto, putPhoto, scene } from './photos';

inOwnFolder();

const plain = (width: number, height: number, background = '#777') =>
  sharp({ create: { width, height, channels: 3, background } });

async function converted(path: string) {
  const { jpeg } = await readPhoto(path);
  return { jpeg, ...(await sharp(jpeg).metadata()) };
}

test('a phone’s photo stands upright and carries nothing personal', async () => {
  const photo = (await phonePhoto(1000, 1100)).withXmp('<x>SECRETXMP</x>');
  const { jpeg, width, height, format, ...metadata } = await converted(
    await putPhoto('IMG_1.jpg', photo),
  );
  expect({ width, height, format }).toEqual({ width: 1000, height: 1100, format: 'jpeg' });
  expect(await halfAt(jpeg, 0.5, 0.1)).toBe('red');
  expect(await halfAt(jpeg, 0.5, 0.9)).toBe('blue');
  for (const field of ['exif', 'xmp', 'iptc', 'orientation'] as const) {
    expect(metadata[field]).toBeUndefined();
  }
  expect(jpeg.toString('latin1')).not.toMatch(/SECRET/);
});

test.each([
  [2700, 1350, 2560, 1280],
  [1350, 2700, 1280, 2560],
  [1200, 80, 1200, 80],
])('%i × %i becomes %i × %i', async (width, height, newWidth, newHeight) => {
  const photo = await converted(await putPhoto('size.jpg', plain(width, height).jpeg()));
  expect([photo.width, photo.height]).toEqual([newWidth, newHeight]);
});

test('the colours of a wide-gamut photo (P3) look the same in sRGB', async () => {
  const srgb = { r: 200, g: 60, b: 40 };
  const picture = sharp({ create: { width: 1200, height: 8, channels: 3, background: srgb } });
  const path = await putPhoto('p3.jpg', picture.withIccProfile('p3').jpeg({ quality: 100 }));
  // As stored, in P3, the numbers differ; a profile thrown away would leave them so.
  const [stored] = await sharp(path, { ignoreIcc: true }).raw().toBuffer();
  expect(Math.abs(stored - srgb.r)).toBeGreaterThan(8);
  const { jpeg, icc } = await converted(path);
  const [r, g, b] = await sharp(jpeg).raw().toBuffer();
  expect(icc).toBeUndefined();
  expect(Math.abs(r - srgb.r)).toBeLessThanOrEqual(3);
  expect(Math.abs(g - srgb.g)).toBeLessThanOrEqual(3);
  expect(Math.abs(b - srgb.b)).toBeLessThanOrEqual(3);
});

test('see-through parts become white', async () => {
  const clear = {
    create: { width: 1200, height: 8, channels: 4 as const, background: '#00000000' },
  };
  const { jpeg } = await converted(await putPhoto('clear.png', sharp(clear).png()));
  const [r, g, b] = await sharp(jpeg).raw().toBuffer();
  expect([r, g, b]).toEqual([255, 255, 255]);
});

test.each(['png', 'webp', 'tiff', 'avif', 'jpeg'] as const)('%s is taken', async (format) => {
  const picture = (await scene(1000, 40)).toFormat(format, { effort: 1 });
  const { jpeg, format: made } = await converted(await putPhoto(`a.${format}`, picture));
  expect(made).toBe('jpeg');
  expect(await halfAt(jpeg, 0.5, 0.2)).toBe('red');
});

test.each([
  ['grey', plain(1200, 8).greyscale().jpeg()],
  ['CMYK', plain(1200, 8).toColourspace('cmyk').jpeg()],
  ['16 bits', plain(1200, 8).toColourspace('rgb16').png()],
])('a photo in %s becomes one that all browsers show', async (name, picture) => {
  const { space, depth, jpeg } = await converted(await putPhoto(`${name}.jpg`, picture));
  expect(depth).toBe('uchar');
  expect(['srgb', 'b-w']).toContain(space);
  const [value] = await sharp(jpeg).raw().toBuffer();
  expect(Math.abs(value - 0x77)).toBeLessThan(12);
});

/** A photo whose file breaks off. */
async function cutPhoto() {
  const bytes = await (await scene(1200, 900)).jpeg().toBuffer();
  return putPhoto('cut.jpg', bytes.subarray(0, bytes.length * 0.6));
}

test.each<[string, () => string | Promise<string>, sentence: string]>([
  [
    'of another kind',
    () => putPhoto('a.gif', plain(1200, 8).gif()),
    'a.gif is a GIF file. Use a JPEG, PNG, WebP, AVIF or TIFF photo.',
  ],
  [
    'small',
    () => putPhoto('small.jpg', plain(640, 480).jpeg()),
    'small.jpg is 640 pixels wide and would look blurred. Use a picture at least 1000 pixels wide, best the original.',
  ],
  [
    'too narrow once it is small enough',
    () => putPhoto('tower.jpg', plain(1100, 5120).jpeg()),
    'tower.jpg is very tall (1100 × 5120 pixels) and would be only 550 pixels wide on the site. Cut it to a less tall shape first.',
  ],
  ['a folder', () => '.', '. is a folder. Name the photos in it one by one.'],
  [
    'nowhere',
    () => '/no/photo.jpg',
    'There is no file /no/photo.jpg. Drag the photo into the terminal window to get its path right.',
  ],
  [
    'cut off',
    cutPhoto,
    'cut.jpg is damaged: it breaks off or cannot be read. Copy or export the photo again from where it came from.',
  ],
])('a photo that is %s is refused with a sentence', async (_what, make, sentence) => {
  await expect(converted(await make())).rejects.toThrow(sentence);
});
