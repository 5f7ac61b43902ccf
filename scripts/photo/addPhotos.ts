import { join, resolve } from 'node:path';
import { checkContent } from '../../src/check/checkContent';
import { digestOf } from '../../src/check/inspectPicture';
import { report } from '../../src/check/report';
import { allOf, counted } from '../../src/check/problem';
import { CONTENT_FOLDER } from '../../src/content/load';
import { PHOTO_SIZES } from '../../src/schemas/photo';
import { command, UsageError } from '../lib/command';
import { ReaderError } from '../lib/readerError.mjs';
import { readPhoto, type Photo } from './photoFile';
import { answerProblem, FIELDS, wordsFor, type Ask, type GivenWords } from './photoWords';
import { presentPhotos, type PresentPhoto } from './presentPhotos';
import { savePhoto } from './savePhoto';

/** The command `npm run photo:add`. */
export const PHOTO_ADD = command(
  'photo:add',
  `Adds photos to the gallery.

It asks for the words, turns the photo upright, removes position and camera data, and puts the photo and its markdown file into content/gallery/. Your own file stays as it is. JPEG, PNG, WebP, AVIF and TIFF photos are taken; the desk takes HEIC as well. What makes good words: docs/adding-a-photo.md.`,
  `An example, without questions:

  npm run photo:add -- ~/Pictures/IMG_2041.jpg --title "Open day" --alt "Two girls try a telescope on the school roof." --description "Our open day in May." --size medium`,
)
  .argument('[files...]', 'the photos')
  .option('--title <text>', 'the title of the photo')
  .option('--alt <text>', 'what the photo shows, for people who cannot see it')
  .option('--description <text>', 'one or two sentences about the photo')
  .option('--size <size>', `how tall the tile is: ${PHOTO_SIZES.join(', ')}`);

/**
 * Adds photos to the gallery, as `npm run photo:add` does.
 * @param ask asks the person at the terminal; undefined when there is no terminal
 * @throws ReaderError when a photo cannot be added
 */
export async function addPhotos(files: string[], given: GivenWords, ask?: Ask): Promise<void> {
  const present = presentPhotos();
  checkOptions(given, files, Boolean(ask), present);
  console.log(`Reading ${counted(files.length, 'photo')} …`);
  // npm runs scripts in the project's folder; INIT_CWD is the folder that the person is in.
  const from = process.env.INIT_CWD ?? process.cwd();
  const photos = await readAll(
    files.map((file) => resolve(from, file)),
    present,
  );
  const added: string[] = [];
  for (const [i, one] of photos.entries()) {
    console.log(`[${i + 1}/${photos.length}] ${one.name}, ${one.width} × ${one.height} pixels`);
    const words = await wordsFor(one, given, presentPhotos(), ask);
    const file = await savePhoto(join(CONTENT_FOLDER, 'gallery'), one, words);
    added.push(`content/gallery/${file}`);
    console.log(`  Added content/gallery/${file} and the photo beside it.`);
  }
  const result = await checkContent(CONTENT_FOLDER);
  const problems = result.problems.filter(({ file }) => added.includes(file));
  if (problems.length > 0) console.log(`\n${report({ ...result, problems })}`);
  console.log(
    `${counted(added.length, 'photo')} added. Look at the gallery with npm start, then commit.`,
  );
}

/** Throws a UsageError for options that cannot be used, before any photo is read. */
function checkOptions(
  given: GivenWords,
  files: string[],
  canAsk: boolean,
  present: readonly PresentPhoto[],
): void {
  if (files.length === 0) {
    throw new UsageError(
      'Which photo? Write its path after the two hyphens: npm run photo:add -- photo.jpg.',
    );
  }
  const needed = FIELDS.filter((field) => field !== 'size');
  const own = needed.find((field) => given[field] !== undefined);
  if (files.length > 1 && own) {
    throw new UsageError(
      `--${own} is for one photo, and here are ${files.length}. Add them one by one, or leave the option out and answer the questions.`,
    );
  }
  for (const field of FIELDS) {
    const words = given[field];
    const problem =
      words === undefined ? undefined : answerProblem(field, words, files[0], present);
    if (problem) throw new UsageError(`--${problem}`);
  }
  const missing = needed.filter((field) => !given[field]).map((field) => `--${field}`);
  if (canAsk || missing.length === 0) return;
  const way =
    files.length > 1
      ? 'Add the photos one by one, with --title, --alt and --description.'
      : `Give ${allOf(missing)} as well.`;
  throw new UsageError(`Nobody is at a terminal here to answer questions. ${way}`);
}

/** Reads all photos before the first question, so that nobody answers questions about one that cannot be added. */
async function readAll(
  files: readonly string[],
  present: readonly PresentPhoto[],
): Promise<Photo[]> {
  const photos: Photo[] = [];
  const known = [...present];
  const sentences: string[] = [];
  for (const file of files) {
    try {
      const photo = await readPhoto(file);
      const digest = digestOf(photo.jpeg);
      const twin = known.find((one) => one.digest === digest);
      if (twin) {
        sentences.push(
          `${photo.name}: ${twin.file} shows the same picture; change that one instead.`,
        );
      }
      photos.push(photo);
      known.push({ file: photo.name, title: '', digest });
    } catch (error) {
      if (!(error instanceof ReaderError)) throw error;
      sentences.push(error.message);
    }
  }
  if (sentences.length === 0) return photos;
  if (files.length > 1) {
    sentences.push('No photo was added yet; leave this out or mend it first.');
  }
  throw new ReaderError(sentences.join('\n'));
}
