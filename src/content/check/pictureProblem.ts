import { basename, extname } from 'node:path/posix';
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MIN_WIDTH,
  type PictureUse,
} from '../schemas/fields';
import { type PictureFacts, type PictureFormat, SITE_FORMATS } from './inspectPicture';
import { error, type Problem, warning } from './problem';
import { oneOf } from './words';

/** The extensions of the files that Gatsby treats as pictures. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

const MEGA = 1_000_000;

/** Returns the first problem with a picture for its use; `undefined` if there is none. */
export function pictureProblem(
  name: string,
  facts: PictureFacts,
  use: PictureUse,
): Problem | undefined {
  const { bytes, format, width, height } = facts;
  if (bytes > PICTURE_MAX_BYTES || width * height > PICTURE_MAX_PIXELS) {
    return error(
      `${name} is too large.`,
      `Make it smaller than ${PICTURE_MAX_BYTES / MEGA} MB and ${PICTURE_MAX_PIXELS / MEGA} million pixels; npm run photo:add does this for you.`,
    );
  }
  const unusable = formatProblem(name, format, SITE_FORMATS);
  if (unusable) return unusable;
  if (!facts.whole) return damaged(name);
  if (!ENDINGS.includes(extname(name).toLowerCase())) {
    return error(
      `${name} does not end in ${oneOf(ENDINGS)}.`,
      `Name the file ${basename(name, extname(name))}.jpg, and write that name here.`,
    );
  }
  const narrow = widthProblem(name, width, use);
  if (narrow || !facts.seeThrough) return narrow;
  return warning(
    `${name} has transparent areas, which turn black on the page.`,
    'Save it with a background, ideally as JPEG.',
  );
}

const HEIC_HELP =
  'Upload it on the admin page, which converts HEIC. Without an admin page: on a Mac, open it in Preview and choose File › Export › JPEG; on Windows, open it in Photos and choose Save as › JPG. For new photos, choose Settings › Camera › Formats › Most Compatible on the iPhone.';

/** Returns the problem with the format of a picture file; `undefined` if it is among those `taken`. */
export function formatProblem(
  name: string,
  format: PictureFormat | undefined,
  taken: readonly PictureFormat[],
): Problem | undefined {
  if (format && taken.includes(format)) return undefined;
  if (format === 'HEIC') {
    return error(`${name} is a HEIC photo, which most browsers cannot show.`, HEIC_HELP);
  }
  return error(
    `${name} is not a photo that the site can show, or is damaged.`,
    `Copy or export the photo again as ${oneOf(taken)}.`,
  );
}

/** Returns the problem with a picture that cannot be converted to its end. */
export const damaged = (name: string) =>
  error(
    `${name} is damaged, incomplete, or of a kind that cannot be converted.`,
    'Copy the original again, or export it as JPEG.',
  );

/** Returns the problem with a picture that is not wide enough for its use; `undefined` for any other. */
export function widthProblem(name: string, width: number, use: PictureUse): Problem | undefined {
  const least = PICTURE_MIN_WIDTH[use];
  if (width >= least) return undefined;
  return error(
    `${name} is ${width} pixels wide, too small to look sharp.`,
    `Use a picture at least ${least} pixels wide, ideally the original.`,
  );
}
