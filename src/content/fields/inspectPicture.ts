import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import probe from 'probe-image-size';
import sharp from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../schemas/builders';

/** The formats of pictures that staff may use, by sharp's names. */
export const SITE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'avif'];

/** Not `warning`: some phones write headers that every viewer reads, but not to the letter. */
const OPTIONS = { failOn: 'error', limitInputPixels: false } as const;

/** The properties of a picture file. */
export interface PictureFacts {
  bytes: number;
  /** sharp's name, by the file's content instead of its name; `heif` is HEIC. */
  format?: string;
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
  try {
    const picture = sharp(bytes, OPTIONS);
    const { autoOrient, bitsPerSample = 8, compression, ...metadata } = await picture.metadata();
    facts.format = compression === 'av1' ? 'avif' : metadata.format;
    if (!SITE_FORMATS.includes(facts.format)) return facts;
    Object.assign(facts, autoOrient);
    if (autoOrient.width * autoOrient.height > PICTURE_MAX_PIXELS) return facts;
    // Decoding into a small copy is faster, but still reads a JPEG to its end.
    const copy = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer();
    // sharp's binaries decode AVIF of 8 bits only. gatsby-transformer-sharp reads sizes with probe-image-size.
    facts.whole =
      (facts.format !== 'avif' || bitsPerSample === 8) &&
      Boolean(await probe(createReadStream(path)));
    if (!metadata.hasAlpha) return facts;
    const alpha = await sharp(copy).extractChannel('alpha').raw().toBuffer();
    facts.seeThrough = alpha.some((value) => value < 255);
  } catch {
    facts.whole = false;
  }
  return facts;
}
