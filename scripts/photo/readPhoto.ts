import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { digestOf } from '../../src/check/inspectPicture';
import { fileKind, kindProblem, SITE_KINDS } from '../../src/check/pictureKind';
import { damaged, tooNarrow } from '../../src/check/pictureProblem';
import { sentence } from '../../src/check/problem';
import { PICTURE_MIN_WIDTH } from '../../src/schemas/fields';
import { ReaderError } from '../lib/readerError.mjs';
import { GALLERY } from './savePhoto';

/** Longest side of an added photo, px. */
const LONG_SIDE = 2560;

/** A photo that can be added. */
export interface Photo {
  /** File name, for messages. */
  name: string;
  /** Upright, scaled, in sRGB, without metadata. */
  jpeg: Buffer;
  /** Size of the JPEG, px. */
  width: number;
  height: number;
}

/**
 * Reads a photo and prepares it for the gallery.
 * @throws ReaderError if it cannot be used, or is already in the gallery
 */
export async function readPhoto(path: string): Promise<Photo> {
  const name = basename(path);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new ReaderError(
      `There is no file ${path}. Drag the photo into the terminal window to get its path.`,
    );
  }
  const bytes = readFileSync(path);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => ({}));
  const unusable = kindProblem(name, bytes.length, fileKind(metadata), [...SITE_KINDS, 'TIFF']);
  if (unusable) throw new ReaderError(sentence(unusable));
  const { data: jpeg, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ReaderError(sentence(damaged(name)));
    });
  if (info.width < PICTURE_MIN_WIDTH.gallery) {
    throw new ReaderError(sentence(tooNarrow(name, info.width, 'gallery')));
  }
  const digests = [bytes, jpeg].map(digestOf);
  const twin = (existsSync(GALLERY) ? readdirSync(GALLERY) : []).find((file) =>
    digests.includes(digestOf(readFileSync(join(GALLERY, file)))),
  );
  if (twin) throw new ReaderError(`${name} is already in the gallery as ${twin}.`);
  return { name, jpeg, width: info.width, height: info.height };
}
