import { join, resolve } from 'node:path';
import { checkContent } from '../../src/content/check/checkContent';
import { report } from '../../src/content/check/report';
import { allOf, counted } from '../../src/content/check/words';
import { errorText } from '../../src/content/errorText';
import { photo } from '../../src/content/photo';
import { answerProblem, suggestedSize, type PhotoSize } from './answer';
import { convert, readPhoto, type Photo } from './convert';
import { ASKED, HELP, readOptions, type Asked, type Options } from './options';
import { savePhoto, type PhotoWords } from './save';
import { SayError } from './sayError';

/** What adding photos needs of the world around it. */
export interface Surroundings {
  /** The content folder. */
  content: string;
  /** The folder from which the paths of photos count. */
  from: string;
  say: (line: string) => void;
  /** Asks the person at the terminal; not there when nobody is. */
  ask?: (question: string) => Promise<string>;
}

/**
 * Adds photos to the gallery, as `npm run photo:add` does.
 * @returns the exit status
 */
export async function addPhotos(
  args: string[],
  { content, from, say, ask }: Surroundings,
): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) {
      say(HELP);
      return 0;
    }
    checkOptions(options, Boolean(ask));
    const photos = await readAll(options.files.map((file) => resolve(from, file)));
    const added: string[] = [];
    for (const [i, one] of photos.entries()) {
      say(`[${i + 1}/${photos.length}] ${one.name}, ${one.width} × ${one.height} pixels`);
      const words = await wordsFor(one, options, say, ask);
      const file = await savePhoto(join(content, 'gallery'), await convert(one), words);
      added.push(`content/gallery/${file}`);
      say(`  Added content/gallery/${file} and the photo beside it.`);
    }
    return await checkAdded(added, content, say);
  } catch (error) {
    say(error instanceof SayError ? error.message : unexpected(error));
    return 1;
  }
}

/** Options that cannot work, said before any photo is read. */
function checkOptions({ files, given }: Options, canAsk: boolean): void {
  if (files.length === 0) {
    throw new SayError(
      'Which photo? Write its path after the two hyphens: npm run photo:add -- photo.jpg. More with npm run photo:add -- --help.',
    );
  }
  const words = (['title', 'alt', 'description'] as const).filter(
    (field) => given[field] !== undefined,
  );
  if (files.length > 1 && words.length > 0) {
    throw new SayError(
      `--${words[0]} is for one photo, and here are ${files.length}. Add them one by one, or leave the option out and answer the questions.`,
    );
  }
  for (const field of ASKED) {
    const problem =
      given[field] === undefined ? undefined : answerProblem(field, given[field], files[0]);
    if (problem) throw new SayError(`--${field}: ${problem}`);
  }
  const missing = (['title', 'alt', 'description'] as const).filter((field) => !given[field]);
  if (canAsk || missing.length === 0) return;
  throw new SayError(
    files.length > 1
      ? 'Nobody is at a terminal here to answer questions. Add the photos one by one, with --title, --alt and --description.'
      : `Nobody is at a terminal here to answer questions. Give ${allOf(missing.map((field) => `--${field}`))} as well; npm run photo:add -- --help has an example.`,
  );
}

/** Reads all photos before the first question, so that nobody answers in vain. */
async function readAll(files: readonly string[]): Promise<Photo[]> {
  const results = await Promise.allSettled(files.map(readPhoto));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  const strange = failures.find((error) => !(error instanceof SayError));
  if (strange) throw strange;
  if (failures.length > 0) {
    const others =
      files.length > 1 ? '\nNo photo was added yet; leave this out or mend it first.' : '';
    throw new SayError(failures.map(({ message }) => message).join('\n') + others);
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

const QUESTIONS: Record<Asked, string> = {
  title: 'Title',
  alt: 'Alt text (what the photo shows, for people who cannot see it)',
  description: 'Description (one or two sentences)',
  size: `Size (${photo.shape.size.unwrap().options.join(', ')})`,
};

async function wordsFor(
  one: Photo,
  { given }: Options,
  say: Surroundings['say'],
  ask: Surroundings['ask'],
): Promise<PhotoWords> {
  const suggestion = suggestedSize(one.width, one.height);
  const answers: Record<Asked, string> = {
    title: '',
    alt: '',
    description: '',
    size: suggestion,
    ...given,
  };
  for (const field of ASKED) {
    if (!ask || given[field] !== undefined) continue;
    const preset = field === 'size' ? ` [${suggestion}]` : '';
    let problem: string | undefined;
    do {
      const answer = await ask(`  ${QUESTIONS[field]}${preset}: `);
      answers[field] = answer.trim() || (field === 'size' ? suggestion : '');
      problem = answerProblem(field, answers[field], one.name);
      if (problem) say(`  ${problem}`);
    } while (problem);
  }
  return {
    title: answers.title.trim(),
    alt: answers.alt.trim(),
    description: answers.description.trim(),
    size: answers.size.trim().toLowerCase() as PhotoSize,
  };
}

/** Runs the content check over what was added. */
async function checkAdded(
  added: readonly string[],
  content: string,
  say: Surroundings['say'],
): Promise<number> {
  const result = await checkContent(content);
  const problems = result.problems.filter(({ file }) => added.includes(file));
  if (problems.length > 0) say(`\n${report({ ...result, problems }, (_style, text) => text)}`);
  say(
    `${counted(added.length, 'photo')} added. Look at the gallery with npm run develop, then commit.`,
  );
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function unexpected(error: unknown): string {
  return `That did not work, and nothing was left half-written (${errorText(error)}). Check that content/gallery/ is there and can be written to.`;
}
