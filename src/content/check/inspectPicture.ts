import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import probe from 'probe-image-size';
import sharp, { type Metadata } from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../schemas/fields';

/** The kinds that sharp recognises, by sharp's names. */
const KINDS = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  heif: 'HEIC',
  tiff: 'TIFF',
} as const;

/** The kind of a picture file, by its content instead of its name. */
export type FileKind = (typeof KINDS)[keyof typeof KINDS];

/** The kinds of pictures that staff may use. */
export const SITE_KINDS: readonly FileKind[] = ['JPEG', 'PNG', 'WebP', 'AVIF'];

/** Returns the kind of a file from sharp's metadata; `undefined` for a kind that is not listed here. */
export function fileKind({ format = 'raw', compression }: Partial<Metadata>): FileKind | undefined {
  const name: string = format === 'heif' && compression === 'av1' ? 'avif' : format;
  return (KINDS as Partial<Record<string, FileKind>>)[name];
}

/** The properties of a picture file. */
export interface PictureFacts {
  bytes: number;
  kind?: FileKind;
  /** Size of the upright picture, px; 0 if it cannot be read. */
  width: number;
  height: number;
  /** Whether the whole picture could be decoded, to its last row. */
  whole: boolean;
  /** Whether Gatsby can read its size and decode it. */
  convertible: boolean;
  /** Whether any of it is transparent. */
  seeThrough: boolean;
  /** Whether the file is Git LFS's pointer to a picture. */
  pointer: boolean;
}

/** Reads a picture file, and decodes it unless it is too large. */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  const { size } = await stat(path);
  const facts: PictureFacts = {
    bytes: size,
    width: 0,
    height: 0,
    whole: false,
    convertible: true,
    seeThrough: false,
    pointer: false,
  };
  if (size > PICTURE_MAX_BYTES) return facts;
  const bytes = await readFile(path);
  facts.pointer = isPointer(bytes);
  try {
    // Not `warning`: some phones write headers that every viewer reads, but not to the letter.
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false });
    const metadata = await picture.metadata();
    const { autoOrient, hasAlpha, bitsPerSample = 8 } = metadata;
    facts.kind = fileKind(metadata);
    if (!facts.kind || !SITE_KINDS.includes(facts.kind)) return facts;
    Object.assign(facts, autoOrient);
    if (autoOrient.width * autoOrient.height > PICTURE_MAX_PIXELS) return facts;
    // sharp's binaries decode AVIF of 8 bits only. gatsby-transformer-sharp reads sizes with probe-image-size.
    facts.convertible = (facts.kind !== 'AVIF' || bitsPerSample === 8) && (await hasSize(path));
    // Decoding into a small copy is faster, but still reads a JPEG to its end.
    const copy = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer();
    facts.whole = true;
    if (!hasAlpha) return facts;
    const alpha = await sharp(copy).extractChannel('alpha').raw().toBuffer();
    facts.seeThrough = alpha.some((value) => value < 255);
  } catch {
    facts.whole = false;
  }
  return facts;
}

/** Whether a file is what Git has instead of a picture that Git LFS stores and nobody fetched. */
export function isPointer(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 40)).toString().startsWith('version https://git-lfs');
}

/** Whether Gatsby can tell the size of a picture. */
async function hasSize(path: string): Promise<boolean> {
  return Boolean(await probe(createReadStream(path)).catch(() => undefined));
}
