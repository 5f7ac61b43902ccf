const BYTE_ORDER_MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

function encodingOf(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte));
  if (marked) return marked.encoding;
  // Content begins with a hyphen; as UTF-16 without a mark, a zero byte stands beside it.
  if (bytes[0] === 0) return 'utf-16be';
  return bytes[1] === 0 ? 'utf-16le' : 'utf-8';
}

/**
 * The text of a file saved as UTF-8 or UTF-16, with or without a byte order mark.
 * @returns `undefined` when it was saved in another way, such as Windows-1252
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
