/**
 * Keeps the last three words of each paragraph on one line, so that no last line has only one or two.
 * `text-wrap: pretty` allows two, and only some browsers support it. Leaves long words alone, since three of
 * them may not fit on a phone's line.
 * @param text one paragraph, or several in HTML, rendered from the markdown of the content
 */
export const preventWidows = (text: string) =>
  text.replace(/\s([^\s<>]{1,10})\s([^\s<>]{1,12}(?:<\/p>|$))/g, '\u00a0$1\u00a0$2');
