/** How the files begin that are told apart. */
const BEGINNINGS = {
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

/** What a file really is, told by its first bytes. */
export type FileKind = keyof typeof BEGINNINGS;

/** How far into a file {@link fileKind} looks. */
const KIND_BYTES = 512;

/**
 * What a file is.
 * @param bytes the file, or at least its beginning
 * @returns `undefined` for anything that is not known here
 */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const text = Buffer.from(bytes.subarray(0, KIND_BYTES)).toString('latin1');
  // The brands of AVIF and HEIC stand in a box at the beginning, whose length is its fourth byte.
  const head = text.slice(4, 8) === 'ftyp' ? text.slice(0, bytes[3]) : text;
  return (Object.keys(BEGINNINGS) as FileKind[]).find((kind) => BEGINNINGS[kind].test(head));
}

/** A kind as it stands in a sentence. */
export function namedKind(kind: FileKind): string {
  if (kind === 'web page') return 'a web page';
  return kind === 'SVG' ? 'an SVG file' : `a ${kind} file`;
}
