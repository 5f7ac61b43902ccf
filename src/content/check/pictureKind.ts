/** What a file really is, told by its first bytes. */
export type FileKind =
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'AVIF'
  | 'HEIC'
  | 'TIFF'
  | 'GIF'
  | 'BMP'
  | 'SVG'
  | 'PDF'
  | 'web page'
  | 'Git LFS pointer';

/** How far into a file {@link fileKind} looks. */
const KIND_BYTES = 512;

const AVIF_BRANDS = /avif|avis/;
const HEIC_BRANDS = /hei[cmsx]|hev[cmsx]|mif1|msf1/;

const BEGINNINGS: readonly [FileKind, RegExp][] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG/],
  ['WebP', /^RIFF[^]{4}WEBP/],
  ['TIFF', /^(II\*\0|MM\0\*)/],
  ['GIF', /^GIF8/],
  ['BMP', /^BM/],
  ['PDF', /^%PDF/],
  ['Git LFS pointer', /^version https:\/\/git-lfs/],
  ['SVG', /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<svg/],
  ['web page', /^\s*(<!doctype|<html)/i],
];

/**
 * What a file is.
 * @param bytes the file, or at least its beginning
 * @returns `undefined` for anything that is not known here
 */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const text = Buffer.from(bytes.subarray(0, KIND_BYTES)).toString('latin1');
  if (text.slice(4, 8) === 'ftyp') {
    const brands = text.slice(8, bytes[3]);
    if (AVIF_BRANDS.test(brands)) return 'AVIF';
    return HEIC_BRANDS.test(brands) ? 'HEIC' : undefined;
  }
  return BEGINNINGS.find(([, beginning]) => beginning.test(text))?.[0];
}

/** A kind as it stands in a sentence. */
export function namedKind(kind: FileKind): string {
  if (kind === 'web page') return 'a web page';
  return kind === 'SVG' ? 'an SVG file' : `a ${kind} file`;
}
