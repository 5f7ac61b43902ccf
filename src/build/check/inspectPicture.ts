import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../../schemas/fields';
import { fileKind, SITE_KINDS, type FileKind } from './pictureKind';

/** What is in a picture file. */
export interface PictureFacts {
  bytes: number;
  /** The same for two files with the same bytes; Gatsby names folders after it. */
  digest?: string;
  kind?: FileKind;
  /** Size in px as people see it, upright; 0 when it cannot be read. */
  width: number;
  height: number;
  /** Whether it is stored lying on its side. */
  turned?: boolean;
  /** Whether the whole picture could be read, to its last row. */
  whole: boolean;
  /** Whether some of it is see-through. */
  seeThrough: boolean;
}

/** Looks at a picture file, and decodes it unless its size alone is a reason not to. */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  const { size } = await stat(path);
  const facts: PictureFacts = { bytes: size, width: 0, height: 0, whole: false, seeThrough: false };
  if (size > PICTURE_MAX_BYTES) return facts;
  const bytes = await readFile(path);
  facts.digest = createHash('md5').update(bytes).digest('hex');
  facts.kind = fileKind(bytes);
  if (!facts.kind || !SITE_KINDS.includes(facts.kind)) return facts;
  try {
    const picture = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const { autoOrient, hasAlpha, orientation = 1 } = await picture.metadata();
    Object.assign(facts, autoOrient, { turned: orientation !== 1 });
    if (autoOrient.width * autoOrient.height > PICTURE_MAX_PIXELS) return facts;
    // A small copy is enough: a JPEG is still read to its end, only faster.
    const copy = await picture.resize({ width: 64, withoutEnlargement: true }).png().toBuffer();
    facts.whole = true;
    facts.seeThrough = hasAlpha && !(await sharp(copy).stats()).isOpaque;
  } catch {
    facts.whole = false;
  }
  return facts;
}
