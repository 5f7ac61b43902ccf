import { basename, extname } from 'node:path/posix';
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MIN_WIDTH,
  type PictureUse,
} from '../schemas/fields';
import type { PictureFacts } from './inspectPicture';
import { kindProblem, SITE_KINDS } from './pictureKind';
import { error, oneOf, warning, type Problem } from './problem';

/** How many times as high as wide, and as wide as high, a picture may be: a longer strip cannot fill its place. */
const MAX_TALL = 3;
const MAX_WIDE = 5;

/** The extensions of the files that Gatsby treats as pictures. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

const MEGA = 1_000_000;

/** Returns the first problem with a picture for its use; `undefined` if there is none. */
export function pictureProblem(
  name: string,
  facts: PictureFacts,
  use: PictureUse,
): Problem | undefined {
  const { bytes, kind, width, height } = facts;
  if (bytes > PICTURE_MAX_BYTES || width * height > PICTURE_MAX_PIXELS) {
    return error(
      `${name} is too large.`,
      `Make it smaller than ${PICTURE_MAX_BYTES / MEGA} MB and ${PICTURE_MAX_PIXELS / MEGA} million pixels; npm run photo:add does this for you.`,
    );
  }
  const unusable = kindProblem(name, facts, kind, SITE_KINDS);
  if (unusable) return unusable;
  if (!facts.convertible) {
    return error(
      `${name} is of a kind of ${kind} that the site cannot convert.`,
      'Export it as JPEG.',
    );
  }
  if (!facts.whole) return damaged(name);
  if (!ENDINGS.includes(extname(name).toLowerCase())) {
    return error(
      `${name} does not end in ${oneOf(ENDINGS)}.`,
      `Name the file ${basename(name, extname(name))}.jpg, and write that name here.`,
    );
  }
  const unfit = shapeProblem(name, { width, height }, use);
  if (unfit || !facts.seeThrough) return unfit;
  return warning(
    `${name} has transparent areas, which turn black on the page.`,
    'Save it with a background, ideally as JPEG.',
  );
}

/** Returns the problem with a picture that cannot be decoded to its end. */
export const damaged = (name: string) =>
  error(`${name} is damaged or incomplete.`, 'Copy or export the original again.');

/** Returns the problem with a picture that is not wide enough for its use, or a strip; undefined for any other. */
export function shapeProblem(
  name: string,
  { width, height }: { width: number; height: number },
  use: PictureUse,
): Problem | undefined {
  const least = PICTURE_MIN_WIDTH[use];
  if (width < least) {
    return error(
      `${name} is ${width} pixels wide, too small to look sharp.`,
      `Use a picture at least ${least} pixels wide, ideally the original.`,
    );
  }
  if (height <= width * MAX_TALL && width <= height * MAX_WIDE) return undefined;
  return error(
    `${name} is ${width} × ${height} pixels, too long a strip for its place on the page.`,
    `Crop it: it may be ${MAX_TALL} times as high as wide, or ${MAX_WIDE} times as wide as high.`,
  );
}
