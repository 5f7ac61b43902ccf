import { error, oneOf, type Problem } from './problem';

/** How files of each kind begin. */
const SIGNATURES = {
  JPEG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG/,
  WebP: /^RIFF[^]{4}WEBP/,
  AVIF: /^[^]{4}ftyp[^]*?avi[fs]/,
  HEIC: /^[^]{4}ftyp[^]*?(hei[cmsx]|hev[cmsx]|mif1|msf1)/,
  TIFF: /^(II\*\0|MM\0\*)/,
  GIF: /^GIF8/,
  BMP: /^BM/,
  PDF: /^%PDF/,
  'Git LFS pointer': /^version https:\/\/git-lfs/,
  SVG: /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<svg/,
  'web page': /^\s*(<!doctype|<html)/i,
};

/** The kind of a file by its first bytes, whatever its name says. */
export type FileKind = keyof typeof SIGNATURES;

/** The kinds of pictures that staff may use. */
export const SITE_KINDS: readonly FileKind[] = ['JPEG', 'PNG', 'WebP', 'AVIF'];

/** Number of bytes at the beginning of a file that {@link fileKind} reads. */
const KIND_BYTES = 512;

/** The kind of a file; `undefined` for one that is not listed here. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const text = Buffer.from(bytes.subarray(0, KIND_BYTES)).toString('latin1');
  // The names of AVIF's and HEIC's formats are in the first box, whose length is the file's fourth byte.
  const head = text.slice(4, 8) === 'ftyp' ? text.slice(0, bytes[3]) : text;
  return (Object.keys(SIGNATURES) as FileKind[]).find((kind) => SIGNATURES[kind].test(head));
}

const HEIC_HELP =
  'On an iPhone, set Settings › Camera › Formats to "Most Compatible" for new photos. For this one: on a Mac open it in Preview and choose File › Export › JPEG; on Windows open it in Photos and choose Save as › JPG.';

/**
 * The problem with the kind of a picture file; `undefined` when the kind is accepted.
 * @param name its file name
 * @param bytes its size
 * @param taken the accepted kinds
 */
export function kindProblem(
  name: string,
  bytes: number,
  kind: FileKind | undefined,
  taken: readonly FileKind[],
): Problem | undefined {
  if (kind && taken.includes(kind)) return undefined;
  if (bytes === 0) return error(`${name} is an empty file.`, 'Add the photo again.');
  if (kind === 'HEIC') {
    const hidden = /\.hei[cf]$/i.test(name) ? '' : ', whatever its name says';
    return error(`${name} is a HEIC photo${hidden}; most browsers cannot show it.`, HEIC_HELP);
  }
  if (kind === 'Git LFS pointer') {
    return error(`${name} holds only a note of Git LFS, not the photo.`, 'Add the photo itself.');
  }
  const named = kind === 'web page' ? 'a web page' : `a${kind === 'SVG' ? 'n' : ''} ${kind} file`;
  const way = kind === 'TIFF' ? ' npm run photo:add turns it into one.' : '';
  return error(
    `${name} is ${kind ? named : 'not a picture, or a damaged one'}.`,
    `Use a ${oneOf(taken)} photo.${way}`,
  );
}
