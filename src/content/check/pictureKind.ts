import type { Metadata } from 'sharp';
import { error, oneOf, type Problem } from './problem';

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

const HEIC_HELP =
  'Upload it on the admin page, which converts HEIC. Without an admin page: on a Mac, open it in Preview and choose File › Export › JPEG; on Windows, open it in Photos and choose Save as › JPG. For new photos, choose Settings › Camera › Formats › Most Compatible on the iPhone.';

/** Returns the problem with the kind of a picture file; `undefined` if it is among those `taken`. */
export function kindProblem(
  name: string,
  { bytes, pointer }: { bytes: number; pointer: boolean },
  kind: FileKind | undefined,
  taken: readonly FileKind[],
): Problem | undefined {
  if (kind && taken.includes(kind)) return undefined;
  if (bytes === 0) return error(`${name} is an empty file.`, 'Add the photo again.');
  if (kind === 'HEIC') {
    return error(`${name} is a HEIC photo, which most browsers cannot show.`, HEIC_HELP);
  }
  if (pointer) {
    return error(
      `${name} is not the picture but a note of Git LFS: this machine has not fetched it.`,
      'Run git lfs pull. On a host, switch Git LFS on in its settings.',
    );
  }
  if (kind === 'TIFF') return error(`${name} is a TIFF file.`, 'npm run photo:add converts it.');
  return error(
    `${name} is not a photo, or is damaged.`,
    `Copy or export the photo again as ${oneOf(taken)}.`,
  );
}
