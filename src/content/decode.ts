/** Characters that cannot be seen: control characters, soft hyphens, those without width, and marks of direction. */
const UNSEEN =
  /(?!\s)\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Characters that look like a space. */
const SPACE = /[^\S\n\t ]/g;

/** Reads characters as what they look like: as nothing, as a space, or as an accent in its usual encoding. */
export const asSeen = (text: string): string =>
  text.replace(UNSEEN, '').replace(SPACE, ' ').normalize();

/**
 * Spaces at signs, after what is kept: code, and addresses with the space behind them, which markdown needs. Marks of
 * lists, headings and tables need theirs, too.
 */
const AT_SIGN =
  /(`[^`\n]*`|<[^>\n]*>|^\/.*|(?:https?:\/\/|www\.)[^\s)]+ ?)|(?<!^(?:[\s>*+#|-]|\d+[.)])*|\|) +(?=[:;?!»€%](?![\p{L}\p{N}]))|(?<=(?<![\p{L}\p{N}.,!?…])«) +/gmu;

/** Keeps signs on the line of their words if there is a space between them, as in French: `« Un piano ? »`, `320 €`. */
export const typeset = (text: string): string =>
  text.replace(AT_SIGN, (_, kept?: string) => kept ?? '\xa0');

/** The text of a file with Unix line endings; bytes that are not UTF-8 become `\ufffd`. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
