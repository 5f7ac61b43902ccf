import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { isCancel, select, text } from '@clack/prompts';
import { checkFile } from '../../src/check/checkFile';
import { sentence } from '../../src/check/problem';
import { filesIn } from '../../src/markdown/filesIn';
import { readContent } from '../../src/markdown/read';
import { kindOf, type Kind } from '../../src/schemas/kinds';
import { GALLERY_FOLDER, photo as schema, PHOTO_SIZES } from '../../src/schemas/photo';
import { ReaderError } from '../lib/readerError.mjs';
import type { Photo } from './readPhoto';
import { GALLERY, photoMarkdown, type PhotoWords } from './savePhoto';

/** The texts of a photo, in the order in which the command asks for them. */
export const TEXTS = ['title', 'alt', 'description'] as const;

type Text = (typeof TEXTS)[number];

/** The path of a photo's markdown file, by which the content check knows its kind. */
const PLACE = `${GALLERY_FOLDER}photo.md`;

const QUESTIONS = {
  title: 'Title',
  alt: 'Alt text (what the photo shows, for people who cannot see it)',
  description: 'Description (one or two sentences)',
};

/**
 * Returns what is wrong with the words for a text, as the content check puts it; undefined if they are valid.
 * @param src the photo's file name, which must not be the alternative text
 */
export function wordsProblem(field: Text, words: string, src: string): string | undefined {
  const twin = field === 'title' && photoWithTitle(words);
  if (twin) return `title: ${twin} has the same title. Choose another one.`;
  const markdown = photoMarkdown({ src, [field]: words.trim() });
  const { problems } = checkFile(PLACE, kindOf(PLACE) as Kind, Buffer.from(markdown), []);
  const problem = problems.find((one) => one.field === field && one.severity === 'error');
  return problem && sentence(problem);
}

/** Returns the markdown file in the gallery that already has a title, ignoring case. */
function photoWithTitle(title: string): string | undefined {
  return filesIn(GALLERY).find((file) => {
    const found = file.endsWith('.md') && readContent(schema, readFileSync(join(GALLERY, file)));
    return found && found.data.title.toLowerCase() === title.trim().toLowerCase();
  });
}

/**
 * Returns the words of a photo: the given ones, and the answers of the person at the terminal for the others.
 * If all texts are given, does not ask for the size.
 * @throws ReaderError with exit code 130 on Ctrl+C
 */
export async function askForWords(
  { name, width, height }: Photo,
  given: Partial<PhotoWords>,
  terminal: { input?: Readable; output?: Writable } = {},
): Promise<PhotoWords> {
  const fitting = height > width * 1.1 ? 'large' : height > width * 0.8 ? 'medium' : 'small';
  const words = { title: '', alt: '', description: '', size: fitting, ...given };
  const missing = TEXTS.filter((field) => given[field] === undefined);
  for (const field of missing) {
    const message = `${name}: ${QUESTIONS[field]}`;
    const validate = (typed = '') => wordsProblem(field, typed, name);
    words[field] = answered(await text({ ...terminal, message, validate }));
  }
  if (missing.length > 0 && given.size === undefined) {
    const options = PHOTO_SIZES.map((value) => ({ value }));
    const question = { message: `${name}: Size of the tile`, options, initialValue: fitting };
    words.size = answered(await select({ ...terminal, ...question }));
  }
  return words;
}

function answered(answer: Awaited<ReturnType<typeof text>>): string {
  if (isCancel(answer)) throw new ReaderError('Stopped. This photo was not added.', 130);
  return answer;
}
