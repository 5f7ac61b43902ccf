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
  const unusable = kindProblem(name, kind, SITE_KINDS);
  if (unusable) return unusable;
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

const HEIC_HELP =
  'Upload it on the admin page, which converts HEIC. Without an admin page: on a Mac, open it in Preview and choose File › Export › JPEG; on Windows, open it in Photos and choose Save as › JPG. For new photos, choose Settings › Camera › Formats › Most Compatible on the iPhone.';

/** What is wrong with a file of a kind that is not a picture for the site, and what to do. */
const OTHER_KINDS: Partial<Record<FileKind, readonly [found: string, expected: string]>> = {
  empty: ['is an empty file.', 'Add the photo again.'],
  HEIC: ['is a HEIC photo, which most browsers cannot show.', HEIC_HELP],
  TIFF: ['is a TIFF file.', 'npm run photo:add converts it.'],
  'Git LFS': [
    'is not the picture but a note of Git LFS: this machine has not fetched it.',
    'Run git lfs pull. On a host, switch Git LFS on in its settings.',
  ],
};

/** Returns the problem with the kind of a picture file; `undefined` if it is among those `taken`. */
export function kindProblem(
  name: string,
  kind: FileKind | undefined,
  taken: readonly FileKind[],
): Problem | undefined {
  if (kind && taken.includes(kind)) return undefined;
  const [found, expected] = (kind && OTHER_KINDS[kind]) ?? [
    'is not a photo, or is damaged.',
    `Copy or export the photo again as ${oneOf(taken)}.`,
  ];
  return error(`${name} ${found}`, expected);
}

/** Returns the problem with a picture that cannot be converted to its end. */
export const damaged = (name: string) =>
  error(
    `${name} is damaged, incomplete, or of a kind that cannot be converted.`,
    'Copy the original again, or export it as JPEG.',
  );

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
