import { extname } from 'node:path/posix';
import { PICTURE_MIN_WIDTH, type PictureUse } from '../fields';
import { HEIC_HELP } from '../heic';
import { SITE_KINDS, type PictureFacts } from './inspectPicture';
import { namedKind, type FileKind } from './pictureKind';
import type { Finding } from './problem';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../limits';

/** The file name endings that Gatsby takes for pictures, and what such a file must be. */
const ENDINGS: Record<string, FileKind> = {
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.png': 'PNG',
  '.webp': 'WebP',
  '.avif': 'AVIF',
};

type PictureFinding = Pick<Finding, 'severity' | 'found' | 'expected'>;

const error = (found: string, expected: string): PictureFinding => ({
  severity: 'error',
  found,
  expected,
});

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;
const megapixels = (pixels: number) => `${Math.round(pixels / 1_000_000)} million`;

/**
 * What is wrong with a picture for its use: nothing, or the first thing to mend.
 * @param name its file name
 */
export function pictureFinding(
  name: string,
  facts: PictureFacts,
  use: PictureUse,
): PictureFinding | undefined {
  return tooLarge(name, facts) ?? unusable(name, facts) ?? unfit(name, facts, use);
}

function tooLarge(
  name: string,
  { bytes, width, height }: PictureFacts,
): PictureFinding | undefined {
  if (bytes > PICTURE_MAX_BYTES) {
    return error(
      `${name} is a file of ${megabytes(bytes)}.`,
      `Make it smaller than ${megabytes(PICTURE_MAX_BYTES)}; npm run photo:add does that for you.`,
    );
  }
  if (width * height <= PICTURE_MAX_PIXELS) return undefined;
  return error(
    `${name} has ${width} × ${height} pixels.`,
    `Make it smaller than ${megapixels(PICTURE_MAX_PIXELS)} pixels; npm run photo:add does that for you.`,
  );
}

function unusable(name: string, { bytes, kind, whole }: PictureFacts): PictureFinding | undefined {
  if (bytes === 0) return error(`${name} is an empty file.`, 'Add the photo again.');
  if (kind === 'HEIC') {
    const hidden = !/\.hei[cf]$/i.test(name);
    return error(
      `${name} is a HEIC photo${hidden ? ', whatever its name says' : ''}; most browsers cannot show it.`,
      HEIC_HELP,
    );
  }
  if (kind === 'Git LFS pointer') {
    return error(`${name} holds only a note of Git LFS, not the photo.`, 'Add the photo itself.');
  }
  if (!kind || !SITE_KINDS.includes(kind)) {
    const what = kind ? `is ${namedKind(kind)}` : 'is not a picture, or a damaged one';
    const way = kind === 'TIFF' ? ' npm run photo:add turns it into one.' : '';
    return error(`${name} ${what}.`, `Use a JPEG, PNG, WebP or AVIF photo.${way}`);
  }
  if (!whole) {
    return error(
      `${name} is damaged: it breaks off or cannot be read.`,
      'Copy or export the photo again from where it came from.',
    );
  }
  const ending = extname(name).toLowerCase();
  if (ENDINGS[ending] === kind) return undefined;
  const right = Object.keys(ENDINGS).find((key) => ENDINGS[key] === kind) ?? '';
  const renamed = name.slice(0, name.length - ending.length) + right;
  return error(
    `${name} is a ${kind} picture, but its name ends in ${ending || 'nothing'}.`,
    `Name the file ${renamed}, and write that name here.`,
  );
}

function unfit(
  name: string,
  { width, seeThrough }: PictureFacts,
  use: PictureUse,
): PictureFinding | undefined {
  if (width < PICTURE_MIN_WIDTH[use]) {
    return error(
      `${name} is ${width} pixels wide and would look blurred.`,
      `Use a picture at least ${PICTURE_MIN_WIDTH[use]} pixels wide, best the original.`,
    );
  }
  if (!seeThrough) return undefined;
  return {
    severity: 'warning',
    found: `${name} is see-through in places, and these turn black on the page.`,
    expected: 'Save it with a background, best as JPEG.',
  };
}
