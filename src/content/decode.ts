/** Characters that cannot be seen: control characters, soft hyphens, those without width, and marks of direction. */
const UNSEEN =
  /(?!\s)\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Characters that look like a space. */
const SPACE = /[^\S\n\t ]/g;

/** Reads characters as what they look like: as nothing, as a space, or as an accent in its usual encoding. */
export const asSeen = (text: string): string =>
  text.replace(UNSEEN, '').replace(SPACE, ' ').normalize();

/** What stays as it is: code, HTML, and an address with the space behind it, which markdown needs. */
const KEPT = /`[^`\n]*`|<[^>\n]*>|(?:https?:\/\/|www\.)[^\s)]+ ?/;

/** The marks at the start of a line in markdown (of a list, a heading, a quotation), or of a cell: they need their space. */
const MARKS = /^(?:[\s>*+#|-]|\d+[.)])*|\|/;

/** Spaces before a sign that no letter or digit follows, except those of marks. */
const BEFORE_SIGN = new RegExp(`(?<!${MARKS.source}) +(?=[:;?!»€%](?![\\p{L}\\p{N}]))`, 'u');

/** Spaces after an opening quotation mark. In German, « closes: it follows a letter, a digit or a point. */
const AFTER_QUOTE = /(?<=(?<![\p{L}\p{N}.,!?…])«) +/u;

const KEPT_OR_SPACES = new RegExp(
  [KEPT, BEFORE_SIGN, AFTER_QUOTE].map(({ source }) => source).join('|'),
  'gmu',
);

/** Keeps signs on the line of their words if there is a space between them, as in French: `« Un piano ? »`, `320 €`. */
export const typeset = (text: string): string =>
  text.replace(KEPT_OR_SPACES, (found) => (found.trim() ? found : '\xa0'));

/** The text of a file with Unix line endings; bytes that are not UTF-8 become `\ufffd`. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
