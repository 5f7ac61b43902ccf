import { error, warning, type Problem } from './problem';

const FILE_NAME = /^[\w %().-]+\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)$/i;
/** A name that a camera gives: one token, so that "P6 pupils read" is none. */
const CAMERA_NAME = /^((IMG|DSC[FN]?|PXL)[ _-]?\d[\w.-]*|P\d{5,}|WhatsApp Image \d[\w .-]*)$/i;
const INSTEAD = 'Write in a sentence what the picture shows, for people who cannot see it.';

/**
 * For the admin page's forms: the pattern that an alt text must match, which excludes file names, and the
 * message if it does not.
 */
export const ALT_FORM: [string, string] = [
  `/^(?!${FILE_NAME.source}|${CAMERA_NAME.source})/i`,
  `This is the name of a file. ${INSTEAD}`,
];

const NEEDLESS = /^(an? |the )?(image|picture|photo|photograph) (of|showing) /i;

/** A single word; not in scripts that leave no spaces between words. */
const ONE_WORD = /^[\p{Script=Latin}\p{M}\p{N}\p{P}]+$/u;

/**
 * The problem with an alt text, apart from its length; `undefined` when there is none.
 * @param picture the file name of its picture
 * @param title the title beside it, which screen readers read as well; undefined where there is none
 */
export function altProblem(alt: string, picture: string, title?: string): Problem | undefined {
  const words = alt.trim();
  const same = (other = '') => words.toLowerCase() === other.trim().toLowerCase();
  if (same(picture.replace(/\.\w+$/, '')) || FILE_NAME.test(words) || CAMERA_NAME.test(words)) {
    return error(`"${words}" is the name of a file.`, INSTEAD);
  }
  if (same(title)) return warning('this only repeats the title.', INSTEAD);
  if (ONE_WORD.test(words)) return warning(`"${words}" is only one word.`, INSTEAD);
  const needless = NEEDLESS.exec(words)?.[0].trim();
  if (!needless) return undefined;
  return warning(
    'screen readers already say that this is a picture.',
    `Leave out "${needless}" and begin with what the picture shows.`,
  );
}
