/**
 * The encoding of a content file, from its first two bytes: a byte order mark, or the first hyphen of the
 * front matter, which UTF-16 encodes with a zero byte.
 */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xfe || first === 0) return 'utf-16be';
  return first === 0xff || second === 0 ? 'utf-16le' : 'utf-8';
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without a byte order mark.
 * @returns `undefined` for another encoding, such as Windows-1252
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line, from 1, of the first bytes that are not UTF-8. */
export function unreadableLine(bytes: Uint8Array): number {
  const [readable] = new TextDecoder().decode(bytes).split('\uFFFD');
  return readable.split(/\r\n?|\n/).length;
}
