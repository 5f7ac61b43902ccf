import { basename } from 'node:path';
import { checkFile } from '../../src/build/check/checkFile';
import { sentence } from '../../src/build/check/problem';
import { kindOf, type Kind } from '../../src/schemas/kinds';
import { GALLERY_FOLDER, PHOTO_SIZES } from '../../src/schemas/photo';
import type { Photo } from './photoFile';
import { photoMarkdown } from './savePhoto';

/** The words of a photo, which are asked for in this order. */
export const FIELDS = ['title', 'alt', 'description', 'size'] as const;

type Field = (typeof FIELDS)[number];

/** The words that go into a photo's markdown file. */
export type PhotoWords = Record<Field, string>;

/** The words that a person gave with the command. */
export type GivenWords = Partial<PhotoWords>;

/** Where such a file stands. */
const PLACE = `${GALLERY_FOLDER}photo.md`;

const QUESTIONS: PhotoWords = {
  title: 'Title',
  alt: 'Alt text (what the photo shows, for people who cannot see it)',
  description: 'Description (one or two sentences)',
  size: `Size (${PHOTO_SIZES.join(', ')})`,
};

/**
 * What is wrong with an answer, as the content check says it; `undefined` when it can be used.
 * @param file the photo
 */
export function answerProblem(field: Field, answer: string, file: string): string | undefined {
  if (!answer.trim()) return `${field}: it is empty.`;
  const text = photoMarkdown({ src: basename(file), [field]: answer });
  const { problems } = checkFile(PLACE, kindOf(PLACE) as Kind, Buffer.from(text), []);
  const problem = problems.find((one) => one.field === field && one.severity === 'error');
  return problem && sentence(problem);
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
    alt: words.alt.trim(),
    title: words.title.trim(),
    description: words.description.trim(),
    size: words.size.trim().toLowerCase(),
  };
}

/** The size that suits a photo's shape: tall tiles for upright photos. */
function suggestedSize(width: number, height: number): string {
  if (height > width * 1.1) return 'large';
  return height > width * 0.8 ? 'medium' : 'small';
}
