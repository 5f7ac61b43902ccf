/**
 * Joins each "&" to the word after it, so that no line of a title on screen ends in one. Everywhere else, as in the
 * subject of a message and for search engines, a title is as staff write it.
 */
export const joinAmpersands = (title: string) => title.replaceAll('& ', '&\u00a0');
