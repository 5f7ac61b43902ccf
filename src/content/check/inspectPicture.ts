import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import probe from 'probe-image-size';
import sharp from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../schemas/fields';

/** The formats that the check tells apart, by sharp's names; `avif` is sharp's `heif` with AV1. */
const FORMATS: Partial<Record<string, PictureFormat>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  heif: 'HEIC',
  tiff: 'TIFF',
};

/** The format of a picture file, by its content instead of its name. */
export type PictureFormat = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'HEIC' | 'TIFF';

/** The formats of pictures that staff may use. */
export const SITE_FORMATS: readonly PictureFormat[] = ['JPEG', 'PNG', 'WebP', 'AVIF'];

/** Not `warning`: some phones write headers that every viewer reads, but not to the letter. */
const OPTIONS = { failOn: 'error', limitInputPixels: false } as const;

/** Returns the format of a file; `undefined` for one that is not listed here. */
export async function formatOf(bytes: Buffer): Promise<PictureFormat | undefined> {
  try {
    const { compression, format } = await sharp(bytes, OPTIONS).metadata();
    return FORMATS[compression === 'av1' ? 'avif' : format];
  } catch {
    return undefined;
  }
}

/** The properties of a picture file. */
export interface PictureFacts {
  bytes: number;
  format?: PictureFormat;
  /** Size of the upright picture, px; 0 if it cannot be read. */
  width: number;
  height: number;
  /** Whether Gatsby can read its size, and convert it to its last row. */
  whole: boolean;
  /** Whether any of it is transparent. */
  seeThrough: boolean;
}

/** Reads a picture file, and decodes it unless it is too large. */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  const { size } = await stat(path);
  const facts: PictureFacts = { bytes: size, width: 0, height: 0, whole: false, seeThrough: false };
  if (size > PICTURE_MAX_BYTES) return facts;
  const bytes = await readFile(path);
  facts.format = await formatOf(bytes);
  if (!facts.format || !SITE_FORMATS.includes(facts.format)) return facts;
  try {
    const picture = sharp(bytes, OPTIONS);
    const { autoOrient, hasAlpha, bitsPerSample = 8 } = await picture.metadata();
    Object.assign(facts, autoOrient);
    if (autoOrient.width * autoOrient.height > PICTURE_MAX_PIXELS) return facts;
    // Decoding into a small copy is faster, but still reads a JPEG to its end.
    const copy = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer();
    // sharp's binaries decode AVIF of 8 bits only. gatsby-transformer-sharp reads sizes with probe-image-size.
    facts.whole =
      (facts.format !== 'AVIF' || bitsPerSample === 8) &&
      Boolean(await probe(createReadStream(path)));
    if (!hasAlpha) return facts;
    const alpha = await sharp(copy).extractChannel('alpha').raw().toBuffer();
    facts.seeThrough = alpha.some((value) => value < 255);
  } catch {
    facts.whole = false;
  }
  return facts;
}
