/**
 * Keeps the last three words of each paragraph on one line, so that no paragraph ends in one or two:
 * `text-wrap: pretty` lets two pass, and only some browsers know it. Long words stay free, since three of them
 * may not fit on a phone's line.
 * @param html paragraphs as the markdown of the content gives them
 */
export const preventWidows = (html: string) =>
  html.replace(/\s([^\s<>]{1,10})\s([^\s<>]{1,12}<\/p>)/g, '\u00a0$1\u00a0$2');
