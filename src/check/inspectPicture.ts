import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../schemas/fields';
import { fileKind, SITE_KINDS, type FileKind } from './pictureKind';

/** The properties of a picture file. */
export interface PictureFacts {
  bytes: number;
  /** Hash of the bytes, the same for the same picture under another name. */
  digest?: string;
  kind?: FileKind;
  /** Size of the upright picture, px; 0 if it cannot be read. */
  width: number;
  height: number;
  /** Whether the whole picture could be decoded, to its last row. */
  whole: boolean;
  /** Whether any of it is transparent. */
  seeThrough: boolean;
}

/** Returns a hash that identifies the content of a file or a text. */
export const digestOf = (data: Uint8Array | string) => createHash('md5').update(data).digest('hex');

/** Reads a picture file, and decodes it unless it is too large. */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  const { size } = await stat(path);
  const facts: PictureFacts = { bytes: size, width: 0, height: 0, whole: false, seeThrough: false };
  if (size > PICTURE_MAX_BYTES) return facts;
  const bytes = await readFile(path);
  facts.digest = digestOf(bytes);
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const metadata = await picture.metadata();
    const { autoOrient, hasAlpha } = metadata;
    facts.kind = fileKind(metadata);
    if (!facts.kind || !SITE_KINDS.includes(facts.kind)) return facts;
    Object.assign(facts, autoOrient);
    if (autoOrient.width * autoOrient.height > PICTURE_MAX_PIXELS) return facts;
    // Decoding into a small copy is faster, but still reads a JPEG to its end.
    const copy = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer();
    facts.whole = true;
    facts.seeThrough = hasAlpha && !(await sharp(copy).stats()).isOpaque;
  } catch {
    facts.whole = false;
  }
  return facts;
}
