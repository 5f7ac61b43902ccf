import { altProblem } from '../../src/build/check/altProblem';
import { oneOf } from '../../src/build/check/problem';
import { photo, PHOTO_SIZES } from '../../src/schemas/photo';
import type { Photo } from './photoFile';

/** The words of a photo, which are asked for in this order. */
export const FIELDS = ['title', 'alt', 'description', 'size'] as const;

type Field = (typeof FIELDS)[number];

/** The words that go into a photo's markdown file. */
export type PhotoWords = Record<Field, string>;

/** The words that a person gave with the command. */
export type GivenWords = Partial<PhotoWords>;

const QUESTIONS: PhotoWords = {
  title: 'Title',
  alt: 'Alt text (what the photo shows, for people who cannot see it)',
  description: 'Description (one or two sentences)',
  size: `Size (${PHOTO_SIZES.join(', ')})`,
};

/**
 * What is wrong with an answer, in a sentence; `undefined` when it can be used.
 * @param file the name of the photo's file
 */
export function answerProblem(field: Field, answer: string, file: string): string | undefined {
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
  const odd = field === 'alt' ? altProblem(words, file) : undefined;
  return odd?.severity === 'error' ? `${capitalised(odd.found)} ${odd.expected}` : undefined;
}

/** The words of a photo: those given, and for the others the answers of the person at the terminal. */
export async function wordsFor(
  { name, width, height }: Photo,
  given: GivenWords,
  say: (line: string) => void,
  ask?: (question: string) => Promise<string>,
): Promise<PhotoWords> {
  const suggestions = { title: '', alt: '', description: '', size: suggestedSize(width, height) };
  const words: PhotoWords = { ...suggestions, ...given };
  for (const field of FIELDS) {
    if (!ask || given[field] !== undefined) continue;
    const suggestion = suggestions[field] && ` [${suggestions[field]}]`;
    for (;;) {
      const answer = await ask(`  ${QUESTIONS[field]}${suggestion}: `);
      words[field] = answer.trim() || suggestions[field];
      const problem = answerProblem(field, words[field], name);
      if (!problem) break;
      say(`  ${problem}`);
    }
  }
  return {
    title: words.title.trim(),
    alt: words.alt.trim(),
    description: words.description.trim(),
    size: words.size.trim().toLowerCase(),
  };
}

/** The size that suits a photo's shape: tall tiles for upright photos. */
function suggestedSize(width: number, height: number): string {
  if (height > width * 1.1) return 'large';
  return height > width * 0.8 ? 'medium' : 'small';
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
