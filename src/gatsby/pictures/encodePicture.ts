import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Operation } from './job';

/** A file to be encoded from a picture. */
export type PictureFile = Operation['args'] & {
  path: string;
  quality: number;
  /** Whether mozjpeg encodes it, if it is a JPEG. */
  mozjpeg: boolean;
};

/**
 * Folder for files that are being written. Outside `public/`, where a killed build would leave them to be
 * published, but on the same disk, so that a finished file can be renamed into `public/` atomically.
 */
export const UNFINISHED = '.cache/unfinished-pictures';

// One thread for each picture: `PictureEncoder` encodes several at a time, which costs less than several
// threads for one.
sharp.concurrency(1);
sharp.cache(false);

/** Number of files begun, which gives each unfinished file a name of its own. */
let count = 0;

/**
 * Encodes files from one picture, which is read and decoded once.
 * @param onFile called after each file is written
 * @throws Error that names the picture and says what to do
 */
export async function encodePicture(
  source: string,
  files: readonly PictureFile[],
  onFile: () => void,
): Promise<void> {
  const name = relative(process.cwd(), source);
  const picture = await sharp(source, { failOn: 'warning' })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(
      failure(
        (reason) =>
          `${name} cannot be read as a picture (${reason}). Open it in a picture program, save it again as JPEG, and build again.`,
      ),
    );
  for (const sameSize of bySize(files)) {
    const { width, height, cropFocus: position } = sameSize[0];
    // Same shape, but for a height rounded to whole px: sharp then need not search for what to crop.
    const isSameShape = Math.abs((width * picture.info.height) / picture.info.width - height) < 1;
    const { data, info } = await sharp(picture.data, { raw: picture.info })
      .resize({ width, height, ...(isSameShape ? { fit: 'fill' } : { fit: 'cover', position }) })
      .toBuffer({ resolveWithObject: true });
    for (const file of sameSize) {
      const encoded = await inFormat(sharp(data, { raw: info }), file).toBuffer();
      await writeWhole(file.path, encoded).catch(
        failure(
          (reason) =>
            `The ${width} px wide file of ${name} was not written: ${reason}. Build again when that is mended; finished files are kept.`,
        ),
      );
      onFile();
    }
  }
}

/** Sets the format and quality in which a picture is written. */
export function inFormat(
  picture: Sharp,
  { toFormat, quality, mozjpeg }: Pick<PictureFile, 'toFormat' | 'quality' | 'mozjpeg'>,
): Sharp {
  return toFormat === 'avif'
    ? picture.avif({ quality, chromaSubsampling: '4:2:0' })
    : picture.jpeg({ quality, mozjpeg, progressive: true });
}

/**
 * A handler of rejections that throws an error for people.
 * @param sentence puts the reason into a sentence that says what to do
 */
function failure(sentence: (reason: string) => string) {
  return (cause: unknown): never => {
    throw new Error(sentence((cause as Error).message), { cause });
  };
}

/** Groups files by size, so that the picture is resized once for all formats of a size. */
function bySize(files: readonly PictureFile[]): PictureFile[][] {
  const sizes = new Map<string, PictureFile[]>();
  for (const file of files) {
    const key = `${file.width} ${file.height} ${file.cropFocus}`;
    sizes.set(key, [...(sizes.get(key) ?? []), file]);
  }
  return [...sizes.values()];
}

async function writeWhole(path: string, data: Buffer) {
  count += 1;
  const unfinished = join(UNFINISHED, String(count));
  // Made for each file: Gatsby deletes its cache folder when plugins have changed.
  await mkdir(UNFINISHED, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
