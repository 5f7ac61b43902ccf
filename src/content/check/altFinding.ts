import type { Finding } from './problem';

const FILE_NAME = /^[\w %().-]+\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif)$/i;
const CAMERA_NAME = /^(IMG|DSC[FN]?|PXL|P|WhatsApp Image)[ _-]?\d[\w .-]*$/i;
const NEEDLESS = /^(an? |the )?(image|picture|photo|photograph) (of|showing) /i;

/**
 * What is wrong with an alt text that has the right length.
 * @param picture the file name of its picture
 */
export function altFinding(
  alt: string,
  picture: string,
): Pick<Finding, 'severity' | 'found' | 'expected'> | undefined {
  const words = alt.trim();
  const stem = picture.replace(/\.\w+$/, '');
  if (
    FILE_NAME.test(words) ||
    CAMERA_NAME.test(words) ||
    words.toLowerCase() === stem.toLowerCase()
  ) {
    return {
      severity: 'error',
      found: `"${words}" is the name of a file.`,
      expected: 'Write in a sentence what the picture shows, for people who cannot see it.',
    };
  }
  const needless = NEEDLESS.exec(words)?.[0];
  if (!needless) return undefined;
  return {
    severity: 'warning',
    found: `screen readers already say that this is a picture.`,
    expected: `Leave out "${needless.trim()}" and begin with what it shows.`,
  };
}
