import { error, warning, type Problem } from './problem';

const FILE_NAME = /^[\w %().-]+\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)$/i;
const CAMERA_NAME = /^(IMG|DSC[FN]?|PXL|P|WhatsApp Image)[ _-]?\d[\w .-]*$/i;
const INSTEAD = 'Write in a sentence what the picture shows, for people who cannot see it.';

/**
 * For the desk's forms: the pattern that an alt text must match, which excludes names of files, and the
 * message for one that does not.
 */
export const ALT_FORM: [string, string] = [
  `/^(?!${FILE_NAME.source}|${CAMERA_NAME.source})/i`,
  `This is the name of a file. ${INSTEAD}`,
];

const NEEDLESS = /^(an? |the )?(image|picture|photo|photograph) (of|showing) /i;

/**
 * The problem with an alt text, apart from its length; `undefined` when there is none.
 * @param picture the file name of its picture
 */
export function altProblem(alt: string, picture: string): Problem | undefined {
  const words = alt.trim();
  const stem = picture.replace(/\.\w+$/, '');
  const isStem = words.toLowerCase() === stem.toLowerCase();
  if (isStem || FILE_NAME.test(words) || CAMERA_NAME.test(words)) {
    return error(`"${words}" is the name of a file.`, INSTEAD);
  }
  const needless = NEEDLESS.exec(words)?.[0].trim();
  if (!needless) return undefined;
  return warning(
    'screen readers already say that this is a picture.',
    `Leave out "${needless}" and begin with what it shows.`,
  );
}
