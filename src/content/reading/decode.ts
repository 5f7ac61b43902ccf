/**
 * The text of a file in UTF-8, with or without a byte order mark.
 * @returns `undefined` for another encoding, such as Windows-1252 or UTF-16
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line, from 1, of the first bytes that are not UTF-8. */
export function unreadableLine(bytes: Uint8Array): number {
  const [readable] = new TextDecoder().decode(bytes).split('\uFFFD');
  return readable.split(/\r\n?|\n/).length;
}
