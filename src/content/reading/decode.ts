/** Characters that cannot be seen: control characters, soft hyphens, those without width, and marks of direction. */
const UNSEEN =
  /(?!\s)\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Characters that look like a space. */
const SPACE = /[^\S\n\t ]/g;

/** Reads characters as what they look like: as nothing, as a space, or as an accent in its usual encoding. */
export const asSeen = (text: string): string =>
  text.replace(UNSEEN, '').replace(SPACE, ' ').normalize();

/** The text of a file as it is seen, with Unix line endings; `undefined` if it is not in UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return asSeen(text.replace(/\r\n?/g, '\n'));
  } catch {
    return undefined;
  }
}

/** The line, from 1, of the first bytes that are not UTF-8. */
export function unreadableLine(bytes: Uint8Array): number {
  const [readable] = new TextDecoder().decode(bytes).split('\uFFFD');
  return readable.split(/\r\n?|\n/).length;
}
