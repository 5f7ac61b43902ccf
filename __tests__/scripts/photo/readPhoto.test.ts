import sharp, { type Sharp } from 'sharp';
import { readPhoto } from '../../../scripts/photo/readPhoto';
import { inOwnFolder } from '../../support/ownFolder';
import { coloursOf, HEIC, phonePhoto, putPhoto, scene } from './photos';

inOwnFolder();

const plain = (width: number, height: number, background = '#777') =>
  sharp({ create: { width, height, channels: 4, background } });

async function converted(name: string, photo: Sharp | Buffer) {
  const { jpeg } = await readPhoto(await putPhoto(name, photo));
  return { jpeg, ...(await sharp(jpeg).metadata()) };
}

test('a phone’s photo becomes upright and contains no personal data', async () => {
  const photo = (await phonePhoto(1000, 1100)).withXmp('<x>SECRETXMP</x>');
  const { jpeg, ...metadata } = await converted('IMG_1.jpg', photo);
  expect(metadata).toMatchObject({ width: 1000, height: 1100, format: 'jpeg' });
  expect(await coloursOf(jpeg)).toBe('red above blue');
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
  const photo = await converted('size.jpg', plain(width, height).jpeg());
  expect([photo.width, photo.height]).toEqual([newWidth, newHeight]);
});

test.each(['png', 'webp', 'tiff', 'avif'] as const)('%s is accepted', async (format) => {
  const { jpeg } = await converted(
    `a.${format}`,
    (await scene(1000, 40)).toFormat(format, { effort: 1 }),
  );
  expect(await coloursOf(jpeg)).toBe('red above blue');
});

test.each([
  ['in P3', [230, 20, 20], plain(1200, 8, '#e61414').withIccProfile('p3').jpeg()],
  ['in grey', [119, 119, 119], plain(1200, 8).greyscale().jpeg()],
  ['in CMYK', [119, 119, 119], plain(1200, 8).toColourspace('cmyk').jpeg()],
  ['of 16 bits', [119, 119, 119], plain(1200, 8).toColourspace('rgb16').png()],
  ['with transparency', [255, 255, 255], plain(1200, 8, '#0000').png()],
])('a photo %s becomes one that looks the same in all browsers', async (_what, colour, photo) => {
  const { jpeg, depth, icc } = await converted('a.photo', photo);
  expect({ depth, icc }).toEqual({ depth: 'uchar', icc: undefined });
  const pixels = await sharp(jpeg).toColourspace('srgb').raw().toBuffer();
  colour.forEach((value, at) => expect(Math.abs(pixels[at] - value)).toBeLessThan(12));
});

test.each([
  ['a.gif', plain(1200, 8).gif(), 'is a GIF file. Use a JPEG, PNG, WebP, AVIF or TIFF photo.'],
  ['small.jpg', plain(640, 480).jpeg(), 'is 640 pixels wide, too small to look sharp.'],
  // It would be half as wide after scaling.
  ['tower.jpg', plain(1100, 5120).jpeg(), 'is 550 pixels wide, too small to look sharp.'],
  [
    'IMG_3.HEIC',
    HEIC,
    'is a HEIC photo; most browsers cannot show it. Upload it on the admin page',
  ],
  ['words.jpg', Buffer.from('not a picture'), 'is not a picture, or is damaged.'],
])('%s is refused with a sentence', async (name, photo, sentence) => {
  await expect(converted(name, photo)).rejects.toThrow(`${name} ${sentence}`);
});

test('a truncated photo is refused', async () => {
  const bytes = await (await scene(1200, 900)).jpeg().toBuffer();
  await expect(converted('cut.jpg', bytes.subarray(0, bytes.length * 0.6))).rejects.toThrow(
    'cut.jpg is damaged or incomplete.',
  );
});

test.each(['.', '/no/photo.jpg'])('the path %s is refused', async (path) => {
  await expect(readPhoto(path)).rejects.toThrow(
    `There is no file ${path}. Drag the photo into the terminal window to get its path.`,
  );
});

test('a photo that is already in the gallery is refused, in either form', async () => {
  const name = await putPhoto('IMG_1.jpg', await (await phonePhoto(1000, 1100)).toBuffer());
  const { jpeg } = await readPhoto(name);
  await putPhoto('content/gallery/harbour.jpg', jpeg);
  await expect(readPhoto(name)).rejects.toThrow(
    'IMG_1.jpg is already in the gallery as harbour.jpg',
  );
  await expect(readPhoto('content/gallery/harbour.jpg')).rejects.toThrow(
    'already in the gallery as harbour.jpg',
  );
});
