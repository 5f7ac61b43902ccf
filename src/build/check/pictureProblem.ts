import { extname } from 'node:path/posix';
import { PICTURE_MIN_WIDTH, type PictureUse } from '../../schemas/fields';
import { HEIC_HELP } from './heic';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../../schemas/limits';
import { SITE_KINDS, type PictureFacts } from './inspectPicture';
import { namedKind, type FileKind } from './pictureKind';
import { error, warning, type Problem } from './problem';

/** The file name endings that Gatsby takes for pictures, and what such a file must be. */
const ENDINGS: Record<string, FileKind> = {
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.png': 'PNG',
  '.webp': 'WebP',
  '.avif': 'AVIF',
};

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;

/**
 * What is wrong with a picture for its use: nothing, or the first thing to mend.
 * @param name its file name
 */
export function pictureProblem(
  name: string,
  facts: PictureFacts,
  use: PictureUse,
): Problem | undefined {
  const { bytes, width, height, seeThrough } = facts;
  if (bytes > PICTURE_MAX_BYTES) {
    return error(
      `${name} is a file of ${megabytes(bytes)}.`,
      `Make it smaller than ${megabytes(PICTURE_MAX_BYTES)}; npm run photo:add does that for you.`,
    );
  }
  if (width * height > PICTURE_MAX_PIXELS) {
    return error(
      `${name} has ${width} × ${height} pixels.`,
      `Make it smaller than ${PICTURE_MAX_PIXELS / 1_000_000} million pixels; npm run photo:add does that for you.`,
    );
  }
  const unusable = fileProblem(name, facts) ?? endingProblem(name, facts);
  if (unusable) return unusable;
  if (width < PICTURE_MIN_WIDTH[use]) {
    return error(
      `${name} is ${width} pixels wide and would look blurred.`,
      `Use a picture at least ${PICTURE_MIN_WIDTH[use]} pixels wide, best the original.`,
    );
  }
  if (!seeThrough) return undefined;
  return warning(
    `${name} is see-through in places, and these turn black on the page.`,
    'Save it with a background, best as JPEG.',
  );
}

/** What is wrong with a file that is not a whole picture of a kind that the site takes. */
function fileProblem(name: string, { bytes, kind, whole }: PictureFacts): Problem | undefined {
  if (bytes === 0) return error(`${name} is an empty file.`, 'Add the photo again.');
  if (kind === 'HEIC') {
    const hidden = /\.hei[cf]$/i.test(name) ? '' : ', whatever its name says';
    return error(`${name} is a HEIC photo${hidden}; most browsers cannot show it.`, HEIC_HELP);
  }
  if (kind === 'Git LFS pointer') {
    return error(`${name} holds only a note of Git LFS, not the photo.`, 'Add the photo itself.');
  }
  if (!kind || !SITE_KINDS.includes(kind)) {
    const what = kind ? namedKind(kind) : 'not a picture, or a damaged one';
    const way = kind === 'TIFF' ? ' npm run photo:add turns it into one.' : '';
    return error(`${name} is ${what}.`, `Use a JPEG, PNG, WebP or AVIF photo.${way}`);
  }
  if (whole) return undefined;
  return error(
    `${name} is damaged: it breaks off or cannot be read.`,
    'Copy or export the photo again from where it came from.',
  );
}

function endingProblem(name: string, { kind }: PictureFacts): Problem | undefined {
  const ending = extname(name);
  if (ENDINGS[ending.toLowerCase()] === kind) return undefined;
  const right = Object.keys(ENDINGS).find((key) => ENDINGS[key] === kind) ?? '';
  return error(
    `${name} is a ${kind} picture, but its name ends in ${ending.toLowerCase() || 'nothing'}.`,
    `Name the file ${name.slice(0, name.length - ending.length)}${right}, and write that name here.`,
  );
}
