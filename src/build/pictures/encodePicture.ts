import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A file to be made from a picture. */
export interface PictureFile {
  path: string;
  format: 'jpg' | 'avif';
  /** Size in px; a picture of another shape loses what stands over. */
  width: number;
  height: number;
  /** 1 to 100. */
  quality: number;
  /** Whether a JPEG is made smaller by Mozilla's encoder. */
  mozjpeg: boolean;
  /** What stays in sight where something stands over: sharp's `position`. */
  focus?: number | string;
}

/**
 * Unfinished files. Not in `public/`, where a killed build would leave them to be published, but on
 * the same disk, so that each is moved there whole.
 */
export const UNFINISHED = '.cache/unfinished-pictures';

// Pictures are encoded side by side instead, which costs less than to share the work of one.
sharp.concurrency(1);
sharp.cache(false);

let count = 0;

/**
 * Makes files of one picture, which is read and decoded once.
 * @param onFile called for each file that is finished
 * @throws Error that names the picture, and says what to do
 */
export async function encodePicture(
  source: string,
  files: readonly PictureFile[],
  onFile: () => void,
): Promise<void> {
  let picture: Sharp;
  let size: { width: number; height: number };
  try {
    const { data, info } = await sharp(source, { failOn: 'warning' })
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true });
    picture = sharp(data, { raw: info });
    size = info;
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(
      `${place(source)} cannot be read as a picture (${reason}). Open it in a picture program, save it again as JPEG, and build again.`,
      { cause: error },
    );
  }
  for (const sameSize of bySize(files)) {
    const { width, height, focus } = sameSize[0];
    const { data, info } = await picture
      .clone()
      .resize({ width, height, ...fitting(size, width, height, focus) })
      .toBuffer({ resolveWithObject: true });
    const resized = sharp(data, { raw: info });
    for (const file of sameSize) {
      const { path, format, quality, mozjpeg } = file;
      const encoded =
        format === 'avif'
          ? resized.clone().avif({ quality, chromaSubsampling: '4:2:0' })
          : resized.clone().jpeg({ quality, mozjpeg, progressive: true });
      await writeWhole(path, await encoded.toBuffer()).catch((error: unknown) => {
        const reason = (error as Error).message;
        throw new Error(
          `The ${width} px wide file of ${place(source)} was not written: ${reason}. Build again when that is mended; finished files are kept.`,
          { cause: error },
        );
      });
      onFile();
    }
  }
}

/** Files of the same size stand together: the picture is made smaller once for all their formats. */
function bySize(files: readonly PictureFile[]): PictureFile[][] {
  const sizes = new Map<string, PictureFile[]>();
  for (const file of files) {
    const key = `${file.width} ${file.height} ${file.focus}`;
    sizes.set(key, [...(sizes.get(key) ?? []), file]);
  }
  return [...sizes.values()];
}

/** A height rounded to whole px is the same shape; to look for what to cut off would cost time. */
function fitting(
  size: { width: number; height: number },
  width: number,
  height: number,
  focus: PictureFile['focus'],
) {
  const sameShape = Math.abs((width * size.height) / size.width - height) < 1;
  return sameShape ? ({ fit: 'fill' } as const) : ({ fit: 'cover', position: focus } as const);
}

async function writeWhole(path: string, data: Buffer) {
  count += 1;
  const unfinished = join(UNFINISHED, String(count));
  // Gatsby empties its cache folder when its plugins changed.
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

function place(path: string): string {
  return relative(process.cwd(), path);
}
