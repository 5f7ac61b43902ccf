import { basename } from 'node:path';
import { stringify } from 'yaml';
import { checkFile } from '../../src/check/checkFile';
import { sentence } from '../../src/check/problem';
import { kindOf, type Kind } from '../../src/schemas/kinds';
import { GALLERY_FOLDER, PHOTO_SIZES } from '../../src/schemas/photo';
import type { Photo } from './photoFile';
import type { PresentPhoto } from './presentPhotos';

/** The fields of a photo's words, in the order in which the command asks for them. */
export const FIELDS = ['title', 'alt', 'description', 'size'] as const;

type Field = (typeof FIELDS)[number];

/** The words that go into a photo's markdown file. */
export type PhotoWords = Record<Field, string>;

/** The words that a person gave as options of the command. */
export type GivenWords = Partial<PhotoWords>;

/** Asks the person at the terminal. */
export type Ask = (question: string) => Promise<string>;

/** The path of a photo's markdown file, by which the content check knows its kind. */
const PLACE = `${GALLERY_FOLDER}photo.md`;

const QUESTIONS: PhotoWords = {
  title: 'Title',
  alt: 'Alt text (what the photo shows, for people who cannot see it)',
  description: 'Description (one or two sentences)',
  size: `Size (${PHOTO_SIZES.join(', ')})`,
};

/**
 * What is wrong with an answer, in the content check's words; undefined when it can be used.
 * @param file the photo's path: an alternative text must not be its file name
 * @param present the photos in the gallery: none of them may have the same title
 */
export function answerProblem(
  field: Field,
  answer: string,
  file: string,
  present: readonly PresentPhoto[],
): string | undefined {
  const words = answer.trim().toLowerCase();
  if (!words) return `${field}: it is empty.`;
  const twin = present.find(({ title }) => field === 'title' && title.toLowerCase() === words);
  if (twin) {
    return `title: ${twin.file} has the same one. Give this photo another, so that visitors can tell them apart.`;
  }
  const text = photoMarkdown({ src: basename(file), [field]: answer });
  const { problems } = checkFile(PLACE, kindOf(PLACE) as Kind, Buffer.from(text), []);
  const problem = problems.find((one) => one.field === field && one.severity === 'error');
  return problem && sentence(problem);
}

/** The words of a photo: those given as options, and the answers of the person at the terminal. */
export async function wordsFor(
  { name, width, height }: Photo,
  given: GivenWords,
  present: readonly PresentPhoto[],
  ask?: Ask,
): Promise<PhotoWords> {
  const suggestions = { title: '', alt: '', description: '', size: suggestedSize(width, height) };
  const words: PhotoWords = { ...suggestions, ...given };
  for (const field of FIELDS) {
    if (!ask || given[field] !== undefined) continue;
    const suggestion = suggestions[field] && ` [${suggestions[field]}]`;
    for (;;) {
      const answer = await ask(`  ${QUESTIONS[field]}${suggestion}: `);
      words[field] = answer.trim() || suggestions[field];
      const problem = answerProblem(field, words[field], name, present);
      if (!problem) break;
      console.log(`  ${problem}`);
    }
  }
  return {
    alt: words.alt.trim(),
    title: words.title.trim(),
    description: words.description.trim(),
    size: words.size.trim().toLowerCase(),
  };
}

/** The size of tile that fits a photo's shape: tall tiles for upright photos. */
function suggestedSize(width: number, height: number): string {
  if (height > width * 1.1) return 'large';
  return height > width * 0.8 ? 'medium' : 'small';
}

/** The text of a photo's markdown file. */
export function photoMarkdown(fields: object): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}
