import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { fileKind, kindProblem, SITE_KINDS } from '../../src/check/pictureKind';
import { damaged, tooNarrow } from '../../src/check/pictureProblem';
import { sentence, type Problem } from '../../src/check/problem';
import { PICTURE_MIN_WIDTH } from '../../src/schemas/fields';
import { ReaderError } from '../lib/readerError.mjs';

/** Longest side of an added photo, px. */
const LONG_SIDE = 2560;

const QUALITY = 90;

/** A photo that can be added. */
export interface Photo {
  /** File name, for messages. */
  name: string;
  /** As it will be in the gallery: see `convert`. */
  jpeg: Buffer;
  /** Size of the person's file in px, upright. */
  width: number;
  height: number;
}

/**
 * Reads a photo, and makes a JPEG for the site of it.
 * @throws ReaderError with the reason when it cannot be added
 */
export async function readPhoto(path: string): Promise<Photo> {
  const name = basename(path);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new ReaderError(unreadable(path, error));
  });
  const metadata = await sharp(bytes)
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  const kind = fileKind(metadata);
  const unusable = kindProblem(name, bytes.length, kind, [...SITE_KINDS, 'TIFF']);
  if (unusable && kind !== 'HEIC') throw refusal(unusable);
  const { width = 0, height = 0 } = metadata.autoOrient ?? {};
  if (width < PICTURE_MIN_WIDTH.gallery) {
    throw refusal(tooNarrow(name, width, 'gallery'));
  }
  const finalWidth = Math.round(width * Math.min(1, LONG_SIDE / height));
  if (finalWidth < PICTURE_MIN_WIDTH.gallery) {
    throw new ReaderError(
      `${name} is very tall (${width} × ${height} pixels) and would be only ${finalWidth} pixels wide on the site. Cut it to a less tall shape first.`,
    );
  }
  const jpeg = await convert(bytes).catch(() => {
    // sharp as npm installs it cannot decode HEIC; one built with other libraries can.
    throw refusal(unusable ?? damaged(name));
  });
  return { name, jpeg, width, height };
}

/**
 * A photo as a JPEG for the site: upright, at most {@link LONG_SIDE} px wide and high, in sRGB, without
 * metadata, transparent parts white.
 */
function convert(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const refusal = (problem: Problem) => new ReaderError(sentence(problem));

function unreadable(path: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') {
    return `There is no file ${path}. Drag the photo into the terminal window to get its path right.`;
  }
  return code === 'EISDIR'
    ? `${path} is a folder. Name the photos in it one by one.`
    : `${path} cannot be opened. Check that you may read it, or copy it elsewhere first.`;
}
