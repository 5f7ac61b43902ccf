import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { inspectPicture } from '../../../src/build/check/inspectPicture';
import { pictureProblem } from '../../../src/build/check/pictureProblem';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Noise, because a plain colour makes files too short to break. */
const photo = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const clear = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } } });

async function file(name: string, data: Sharp | Buffer | string): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, data instanceof sharp ? await (data as Sharp).toBuffer() : (data as Buffer));
  return path;
}

async function said(path: string) {
  const problem = pictureProblem(
    path.slice(folder.length + 1),
    await inspectPicture(path),
    'gallery',
  );
  return problem && `${problem.severity}: ${problem.found} ${problem.expected}`;
}

const box = (brands: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length]), Buffer.from(`ftyp${brands}`)]);
const HEIC = box('heic\0\0\0\0mif1heic');
const HEIC_HELP =
  'On an iPhone, set Settings › Camera › Formats to "Most Compatible" for new photos. For this one: on a Mac open it in Preview and choose File › Export › JPEG; on Windows open it in Photos and choose Save as › JPG.';
const KINDS = 'Use a JPEG, PNG, WebP or AVIF photo.';
const AGAIN = 'Copy or export the photo again from where it came from.';

type Wrong = [name: string, make: () => Promise<string>, sentence: string];

/** A file of each kind that breaks off. */
function brokenOnes(): Wrong[] {
  const pictures = {
    jpg: photo(1000, 200).jpeg(),
    jpeg: photo(1000, 200).jpeg({ progressive: true }),
    png: photo(1000, 200).png(),
    webp: photo(1000, 200).webp(),
    avif: photo(1000, 60).avif({ effort: 0 }),
  };
  return Object.entries(pictures).map(([ending, picture]) => [
    `a broken ${ending}`,
    async () => {
      const bytes = await picture.toBuffer();
      return file(`cut.${ending}`, bytes.subarray(0, Math.round(bytes.length * 0.7)));
    },
    `error: cut.${ending} is damaged: it breaks off or cannot be read. ${AGAIN}`,
  ]);
}

const wrong: Wrong[] = [
  [
    'an empty file',
    () => file('empty.jpg', ''),
    'error: empty.jpg is an empty file. Add the photo again.',
  ],
  [
    'HEIC',
    () => file('IMG_1.HEIC', HEIC),
    `error: IMG_1.HEIC is a HEIC photo; most browsers cannot show it. ${HEIC_HELP}`,
  ],
  [
    'HEIC named .jpg',
    () => file('IMG_1.jpg', HEIC),
    `error: IMG_1.jpg is a HEIC photo, whatever its name says; most browsers cannot show it. ${HEIC_HELP}`,
  ],
  [
    'HEIC of another camera',
    () => file('b.jpg', box('mif1\0\0\0\0mif1heix')),
    `error: b.jpg is a HEIC photo, whatever its name says; most browsers cannot show it. ${HEIC_HELP}`,
  ],
  ...brokenOnes(),
  [
    'a TIFF',
    () => file('scan.tif', photo(1200, 8).tiff()),
    `error: scan.tif is a TIFF file. ${KINDS} npm run photo:add turns it into one.`,
  ],
  ['a GIF', () => file('a.gif', photo(1200, 8).gif()), `error: a.gif is a GIF file. ${KINDS}`],
  [
    'an SVG',
    () => file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    `error: a.svg is an SVG file. ${KINDS}`,
  ],
  ['a PDF named .jpg', () => file('a.jpg', '%PDF-1.7'), `error: a.jpg is a PDF file. ${KINDS}`],
  [
    'a web page named .jpg',
    () => file('c.jpg', '<!DOCTYPE html><title>Sign in</title>'),
    `error: c.jpg is a web page. ${KINDS}`,
  ],
  [
    'words named .jpg',
    () => file('d.jpg', 'hello'),
    `error: d.jpg is not a picture, or a damaged one. ${KINDS}`,
  ],
  [
    'a note of Git LFS',
    () => file('e.jpg', 'version https://git-lfs.github.com/spec/v1\n'),
    'error: e.jpg holds only a note of Git LFS, not the photo. Add the photo itself.',
  ],
  [
    'a PNG named .jpg',
    () => file('f.jpg', photo(1200, 8).png()),
    'error: f.jpg is a PNG picture, but its name ends in .jpg. Name the file f.png, and write that name here.',
  ],
  [
    'a JPEG with a rare ending',
    () => file('f.jfif', photo(1200, 8).jpeg()),
    'error: f.jfif is a JPEG picture, but its name ends in .jfif. Name the file f.jpg, and write that name here.',
  ],
  [
    'a small photo',
    () => file('g.jpg', photo(640, 480).jpeg()),
    'error: g.jpg is 640 pixels wide and would look blurred. Use a picture at least 1000 pixels wide, best the original.',
  ],
  [
    'a photo that is wide only while it lies on its side',
    () => file('h.jpg', photo(1200, 900).withMetadata({ orientation: 6 }).jpeg()),
    'error: h.jpg is 900 pixels wide and would look blurred. Use a picture at least 1000 pixels wide, best the original.',
  ],
  [
    'too many pixels',
    async () => {
      // A JPEG says its size after the mark FFC0, height first.
      const bytes = await photo(8, 8).jpeg().toBuffer();
      const at = bytes.indexOf('ffc0', 'hex') + 5;
      bytes.writeUInt16BE(5100, at);
      bytes.writeUInt16BE(12000, at + 2);
      return file('i.jpg', bytes);
    },
    'error: i.jpg has 12000 × 5100 pixels. Make it smaller than 60 million pixels; npm run photo:add does that for you.',
  ],
  [
    'see-through parts',
    () => file('j.png', clear(1200, 8).png()),
    'warning: j.png is see-through in places, and these turn black on the page. Save it with a background, best as JPEG.',
  ],
];

test.each(wrong)('%s', async (_name, make, sentence) => {
  expect(await said(await make())).toBe(sentence);
});

test('a file of too many bytes is not even opened', async () => {
  const path = await file('big.jpg', 'x');
  truncateSync(path, 31_500_000);
  expect((await inspectPicture(path)).digest).toBeUndefined();
  expect(await said(path)).toBe(
    'error: big.jpg is a file of 31.5 MB. Make it smaller than 15 MB; npm run photo:add does that for you.',
  );
});

test.each([
  ['a.jpg', () => photo(1000, 200).jpeg()],
  ['A.JPG', () => photo(1000, 200).jpeg()],
  ['a.jpeg', () => photo(1000, 200).jpeg()],
  ['a.png', () => photo(1200, 8).png()],
  ['a.webp', () => photo(1200, 8).webp()],
  ['a.avif', () => photo(1200, 8).avif({ effort: 0 })],
  ['lying.jpg', () => photo(200, 1000).withMetadata({ orientation: 6 }).jpeg()],
  ['opaque.png', () => photo(1200, 8).ensureAlpha().png()],
  ['p3.jpg', () => photo(1200, 8).withIccProfile('p3').jpeg()],
  ['cmyk.jpg', () => photo(1200, 8).toColourspace('cmyk').jpeg()],
] as [string, () => Sharp][])('%s is right', async (name, make) => {
  expect(await said(await file(name, make()))).toBeUndefined();
});
