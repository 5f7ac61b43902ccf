/** npm run photo:add: adds photos to the gallery. */
import { resolve } from 'node:path';
import { Option } from 'commander';
import { allOf, counted } from '../src/check/problem';
import { PHOTO_SIZES } from '../src/schemas/photo';
import { command, runCommand, UsageError } from './lib/command';
import { ReaderError } from './lib/readerError.mjs';
import { askForWords, TEXTS, wordsProblem } from './photo/photoWords';
import { readPhoto, type Photo } from './photo/readPhoto';
import { savePhoto, type PhotoWords } from './photo/savePhoto';

const PHOTO_ADD = command(
  'photo:add',
  `Adds photos to the gallery.

It asks for the words, turns the photo upright, removes position and camera data, and writes the photo and its markdown file into content/gallery/. Your own file does not change. It accepts JPEG, PNG, WebP, AVIF and TIFF photos. docs/adding-a-photo.md explains the words.`,
  `An example without questions:

  npm run photo:add -- ~/Pictures/IMG_2041.jpg --title "Open day" --alt "Two girls try a telescope on the school roof." --description "Our open day in May." --size medium`,
)
  .argument('<files...>', 'the photos')
  .option('--title <text>', 'the title of the photo')
  .option('--alt <text>', 'what the photo shows, for people who cannot see it')
  .option('--description <text>', 'one or two sentences about the photo')
  .addOption(new Option('--size <size>', 'how tall the tile is').choices(PHOTO_SIZES))
  .action(photoAdd);

async function photoAdd(files: string[], given: Partial<PhotoWords>) {
  // Ctrl+C then waits until both files of a photo are written.
  process.on('SIGINT', () => process.exit(130));
  const words = TEXTS.filter((field) => given[field] !== undefined);
  if (files.length > 1 && words.length > 0) {
    throw new UsageError(
      `--${words[0]} works for one photo only. Add these ${files.length} one by one.`,
    );
  }
  for (const field of words) {
    const problem = wordsProblem(field, given[field] ?? '', files[0]);
    if (problem) throw new UsageError(`--${problem}`);
  }
  const missing = TEXTS.filter((field) => given[field] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    const options = allOf(missing.map((field) => `--${field}`));
    throw new UsageError(`Questions need a terminal. Without one, add ${options}.`);
  }
  // npm runs scripts in the project's folder; INIT_CWD is the person's current folder.
  const from = process.env.INIT_CWD ?? process.cwd();
  const photos: Photo[] = [];
  // Reads all of them before the first question, so that nobody describes a photo that cannot be added.
  for (const file of files) {
    const photo = await readPhoto(resolve(from, file));
    const twin = photos.find(({ jpeg }) => jpeg.equals(photo.jpeg));
    if (twin) throw new ReaderError(`${photo.name} shows the same picture as ${twin.name}.`);
    photos.push(photo);
  }
  for (const photo of photos) {
    const file = savePhoto(photo.jpeg, await askForWords(photo, given));
    console.log(`Added ${file} and the photo beside it.`);
  }
  console.log(
    `${counted(photos.length, 'photo')} added. Check the gallery with npm start, then commit.`,
  );
}

void runCommand(PHOTO_ADD);
