/** Characters that cannot be seen: control characters, soft hyphens, those without width, and marks of direction. */
const UNSEEN =
  /(?!\s)\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Characters that look like a space. */
const SPACE = /[^\S\n\t ]/g;

/** Reads characters as what they look like: as nothing, as a space, or as an accent in its usual encoding. */
export const asSeen = (text: string): string =>
  text.replace(UNSEEN, '').replace(SPACE, ' ').normalize();

/** The text of a file with Unix line endings; bytes that are not UTF-8 become `\ufffd`. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
