import { basename, extname } from 'node:path/posix';
import { type PictureFacts, SITE_FORMATS } from '../fields/inspectPicture';
import {
  PICTURE_ADDED_WIDTH,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MIN_WIDTH,
  type PictureUse,
} from '../schemas/builders';
import { oneOf } from '../sentences/phrases';
import { error, type Problem, warning } from '../sentences/problem';

/** The extensions of the files that Gatsby treats as pictures. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

const MEGA = 1_000_000;

const HEIC_HELP =
  'Upload it on the admin page, which converts HEIC. Without an admin page: on a Mac, open it in Preview and choose File › Export › JPEG; on Windows, open it in Photos and choose Save as › JPG. For new photos, choose Settings › Camera › Formats › Most Compatible on the iPhone.';

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
      `Export it again, ${PICTURE_ADDED_WIDTH} pixels wide: at most ${PICTURE_MAX_BYTES / MEGA} MB and ${PICTURE_MAX_PIXELS / MEGA} million pixels are allowed.`,
    );
  }
  if (format === 'heif') {
    return error(`${name} is a HEIC photo, which most browsers cannot show.`, HEIC_HELP);
  }
  if (!format || !SITE_FORMATS.includes(format)) {
    return error(
      `${name} is not a photo that the site can show, or is damaged.`,
      'Copy or export the photo again as JPEG, PNG, WebP or AVIF.',
    );
  }
  if (!facts.whole) {
    return error(
      `${name} is damaged, incomplete, or of a kind that cannot be converted.`,
      'Copy the original again, or export it as JPEG.',
    );
  }
  if (!ENDINGS.includes(extname(name).toLowerCase())) {
    return error(
      `${name} does not end in ${oneOf(ENDINGS)}.`,
      `Name the file ${basename(name, extname(name))}.jpg, and write that name here.`,
    );
  }
  const least = PICTURE_MIN_WIDTH[use];
  if (width < least) {
    return error(
      `${name} is ${width} pixels wide, too small to look sharp.`,
      `Use a picture at least ${least} pixels wide, ideally the original.`,
    );
  }
  if (!facts.seeThrough) return undefined;
  return warning(
    `${name} has transparent areas, which turn black on the page.`,
    'Save it with a background, ideally as JPEG.',
  );
}
