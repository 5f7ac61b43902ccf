import { basename, extname } from 'node:path/posix';
import sharp from 'sharp';
import {
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_MIN_WIDTH,
  type PictureUse,
} from '../schemas/fields';
import { type FileKind, type PictureFacts, SITE_KINDS } from './inspectPicture';
import { error, oneOf, type Problem, warning } from './problem';

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
  const unusable = kindProblem(name, kind, SITE_KINDS);
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

/** Returns the problem with the kind of a picture file; `undefined` if it is among those `taken`. */
export function kindProblem(
  name: string,
  kind: FileKind | undefined,
  taken: readonly FileKind[],
): Problem | undefined {
  if (kind && taken.includes(kind)) return undefined;
  if (kind === 'HEIC') {
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

/** Least width and height of the logo, px: those of the largest icon made from it. */
const MIN_SIZE = 512;

/** Largest transparent share of the logo: less than the corners around a circle. */
const SEE_THROUGH = 0.25;

/** Returns the problem with the drawing of the logo; `undefined` if there is none. */
export async function logoProblem(bytes: Uint8Array): Promise<Problem | undefined> {
  const drawing = sharp(bytes).ensureAlpha();
  const metadata = await drawing.metadata().catch(() => undefined);
  if (metadata?.format !== 'svg') {
    return error(
      'this file is not an SVG that browsers can show.',
      'Export the logo as SVG from the drawing program. Renaming a picture is not enough. Draw it in a square: the header, the footer and the icons use it.',
    );
  }
  const { width, height } = metadata;
  if (width !== height || width < MIN_SIZE) {
    return error(
      `the drawing is ${width} × ${height} pixels, but the icons need a square of ${MIN_SIZE}.`,
      `Draw it in a square, and write width="${MIN_SIZE}" height="${MIN_SIZE}" into its svg tag, beside its viewBox.`,
    );
  }
  const { channels } = await drawing.stats();
  if (channels[3].mean / 255 >= 1 - SEE_THROUGH) return undefined;
  return warning(
    'the logo must have its own background colour: phones show icons on black, and the footer is dark.',
    'Add a filled square behind it.',
  );
}
