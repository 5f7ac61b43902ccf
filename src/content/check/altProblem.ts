import { error, type Problem } from './problem';

const FILE_NAME = /^[\w %().-]+\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)$/i;
/** A name that a camera gives: one token, so that "P6 pupils read" is none. */
const CAMERA_NAME = /^((IMG|DSC[FN]?|PXL)[ _-]?\d[\w.-]*|P\d{5,}|WhatsApp Image \d[\w .-]*)$/i;
const INSTEAD = 'Write in a sentence what the picture shows, for people who cannot see it.';

/**
 * For the admin page's forms: the pattern of an alt text, and the message if it does not match. A form cannot compare
 * two fields, so the pattern excludes every single word, as the admin page names pictures.
 */
export const ALT_FORM: [string, string] = [
  `/^(?!${FILE_NAME.source}|${CAMERA_NAME.source}|[\\w.-]+$)/i`,
  `This is the name of a file. ${INSTEAD}`,
];

/** Returns the problem with an alt text that is a file name, such as that of its picture. */
export function altProblem(alt: string, picture: string): Problem | undefined {
  const words = alt.trim();
  const stem = picture.replace(/\.\w+$/, '');
  const isName =
    words.toLowerCase() === stem.toLowerCase() || FILE_NAME.test(words) || CAMERA_NAME.test(words);
  return isName ? error(`"${words}" is the name of a file.`, INSTEAD) : undefined;
}
