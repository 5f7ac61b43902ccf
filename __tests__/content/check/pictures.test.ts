import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { pictureProblem } from '../../../src/content/check/pictureProblem';
import { inspectPicture } from '../../../src/content/fields/inspectPicture';
import { inOwnFolder } from '../../support/ownFolder';

inOwnFolder();

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

type Data = Sharp | Buffer | string | (() => Promise<Buffer>);

/** Returns what the check says about a file in the gallery. */
async function said(name: string, data: Data) {
  const isMade = typeof data === 'string' || data instanceof Uint8Array;
  writeFileSync(name, isMade ? data : await (data instanceof Function ? data() : data.toBuffer()));
  const problem = pictureProblem(name, await inspectPicture(name), 'gallery');
  return problem && `${problem.severity}: ${problem.found} ${problem.expected}`;
}

/** Returns a truncated picture file. */
const broken = (picture: Sharp) => async () => {
  const bytes = await picture.toBuffer();
  return bytes.subarray(0, Math.round(bytes.length * 0.7));
};

/** Returns a JPEG of a few bytes that claims 12000 × 5100 pixels: after the marker FFC0, height first. */
async function huge() {
  const bytes = await photo(8, 8).jpeg().toBuffer();
  const at = bytes.indexOf('ffc0', 'hex') + 5;
  bytes.writeUInt16BE(5100, at);
  bytes.writeUInt16BE(12000, at + 2);
  return bytes;
}

/** Returns an AVIF that claims 10 bits a channel, in the third byte of the box `av1C`. */
async function tenBits() {
  const bytes = await photo(1000, 400).avif({ effort: 0 }).toBuffer();
  bytes[bytes.indexOf('av1C') + 6] |= 0x40;
  return bytes;
}

/** Returns a JPEG with a byte in the header of its scan that some phones write wrongly and every viewer ignores. */
async function oddHeader() {
  const bytes = await photo(1000, 400).jpeg().toBuffer();
  const scan = bytes.indexOf('ffda', 'hex');
  bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
  return bytes;
}

const HEIC = readFileSync('__tests__/fixtures/phone.heic');
const turned = (picture: Sharp) => picture.withMetadata({ orientation: 6 });

const HEIC_HELP =
  'most browsers cannot show. Upload it on the admin page, which converts HEIC. Without an admin page: on a Mac, open it in Preview and choose File › Export › JPEG; on Windows, open it in Photos and choose Save as › JPG. For new photos, choose Settings › Camera › Formats › Most Compatible on the iPhone.';
const NO_PICTURE =
  'is not a photo that the site can show, or is damaged. Copy or export the photo again as JPEG, PNG, WebP or AVIF.';
const DAMAGED =
  'is damaged, incomplete, or of a kind that cannot be converted. Copy the original again, or export it as JPEG.';
const BLURRED =
  'pixels wide, too small to look sharp. Use a picture at least 1000 pixels wide, ideally the original.';

test.each<[name: string, sentence: string, data: Data]>([
  ['empty.jpg', NO_PICTURE, ''],
  ['IMG_1.HEIC', `is a HEIC photo, which ${HEIC_HELP}`, HEIC],
  ['cut.jpg', DAMAGED, broken(photo(1000, 200).jpeg())],
  ['cut.webp', NO_PICTURE, broken(photo(1000, 200).webp())],
  ['a.tif', NO_PICTURE, photo(1200, 400).tiff()],
  ['page.jpg', NO_PICTURE, '<!DOCTYPE html><title>Sign in</title>'],
  ['ten-bits.avif', DAMAGED, tenBits],
  [
    'photo.jfif',
    'does not end in .jpg, .jpeg, .png, .webp or .avif. Name the file photo.jpg, and write that name here.',
    photo(1200, 400).jpeg(),
  ],
  ['small.jpg', `is 640 ${BLURRED}`, photo(640, 480).jpeg()],
  ['wide-on-its-side.jpg', `is 900 ${BLURRED}`, turned(photo(1200, 900)).jpeg()],
  [
    'huge.jpg',
    'is too large. Export it again, 2560 pixels wide: at most 15 MB and 60 million pixels are allowed.',
    huge,
  ],
])('%s %s', async (name, sentence, data) => {
  expect(await said(name, data)).toBe(`error: ${name} ${sentence}`);
});

test('a transparent picture is a warning', async () => {
  const create = { width: 1200, height: 400, channels: 4, background: '#9996' } as const;
  expect(await said('clear.png', sharp({ create }).png())).toMatch(
    /^warning: clear\.png has transparent areas, which turn black on the page\./,
  );
});

test('a file with too many bytes is an error and is not opened', async () => {
  writeFileSync('big.jpg', '');
  truncateSync('big.jpg', 31_500_000);
  const facts = await inspectPicture('big.jpg');
  expect(facts.format).toBeUndefined();
  expect(pictureProblem('big.jpg', facts, 'gallery')).toMatchObject({
    found: 'big.jpg is too large.',
  });
});

test.each<[name: string, data: Data]>([
  ['a.jpg', photo(1000, 200).jpeg()],
  ['odd.jpg', oddHeader],
  ['lying.jpg', turned(photo(200, 1000)).jpeg()],
])('%s has no problem', async (name, data) => {
  expect(await said(name, data)).toBeUndefined();
});
