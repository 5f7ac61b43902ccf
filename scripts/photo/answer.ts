import { altFinding } from '../../src/content/check/altFinding';
import { oneOf } from '../../src/content/check/words';
import { photo, PHOTO_SIZES } from '../../src/content/photo';
import type { Asked } from './options';

/** A photo's tile size. */
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/**
 * What is wrong with an answer, in a sentence; `undefined` when it can be used.
 * @param file the name of the photo's file
 */
export function answerProblem(field: Asked, answer: string, file: string): string | undefined {
  const words = answer.trim();
  if (!words) return `The ${field} is empty.`;
  if (field === 'size') {
    const isSize = PHOTO_SIZES.some((size) => size === words.toLowerCase());
    return isSize ? undefined : `"${words}" is no size: write ${oneOf(PHOTO_SIZES)}.`;
  }
  const { maxLength } = photo.shape[field];
  if (maxLength !== null && words.length > maxLength) {
    return `The ${field} has ${words.length} characters: write at most ${maxLength}.`;
  }
  const odd = field === 'alt' ? altFinding(words, file) : undefined;
  return odd?.severity === 'error' ? `${capitalised(odd.found)} ${odd.expected}` : undefined;
}

/** The size that suits a photo's shape: tall tiles for upright photos. */
export function suggestedSize(width: number, height: number): PhotoSize {
  if (height > width * 1.1) return 'large';
  return height > width * 0.8 ? 'medium' : 'small';
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
