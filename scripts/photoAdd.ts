/**
 * npm run photo:add -- FILES: adds photos to the gallery. Asks three questions about each, writes the photo and
 * its text side by side, and runs the content check.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { checkFile } from '../src/content/check/checkFile';
import { formatOf, SITE_FORMATS } from '../src/content/check/inspectPicture';
import { damaged, formatProblem, widthProblem } from '../src/content/check/pictureProblem';
import { type Problem, sentence } from '../src/content/check/problem';
import { CONTENT_FOLDER } from '../src/content/reading/load';
import { freeName } from '../src/content/reading/names';
import { PICTURE_ADDED_WIDTH } from '../src/content/schemas/fields';
import { type Kind, kindOf } from '../src/content/schemas/kinds';
import { GALLERY_FOLDER } from '../src/content/schemas/photo';
import { ReaderError, run } from './command';
import { contentCheck } from './contentCheck';

/** The fields that people are asked for, in the order of the questions. */
const QUESTIONS = {
  title: 'Title',
  alt: 'What does it show, for people who cannot see it?',
  description: 'One or two sentences about it',
};

const USAGE =
  'Usage: npm run photo:add -- photo.jpg\nWithout questions: npm run photo:add -- photo.jpg --title "Open day" --alt "Two girls try a telescope." --description "Our open day in May."';

function refuseIf(problem?: Problem) {
  if (problem) throw new ReaderError(sentence(problem));
}

/** Reads a photo: upright, at most `PICTURE_ADDED_WIDTH` wide, in sRGB, without other metadata. */
async function readPhoto(path: string) {
  const name = basename(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new ReaderError(
      `There is no photo ${path}. Drag it into the terminal window to get its path.`,
    );
  }
  refuseIf(formatProblem(name, await formatOf(bytes), [...SITE_FORMATS, 'TIFF']));
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .resize({ width: PICTURE_ADDED_WIDTH, withoutEnlargement: true })
    .flatten({ background: 'white' })
    // Not toColourspace, which dulls pictures of 16 bits with a profile.
    .withIccProfile('srgb')
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ReaderError(sentence(damaged(name)));
    });
  refuseIf(widthProblem(name, info.width, 'gallery'));
  return { name, data, size: info.height > info.width * 1.1 ? 'large' : 'small' };
}

/** Returns the text file of a photo. */
const textOf = (name: string, words: object) =>
  `---\n${stringify({ src: `${name}.jpg`, ...words }, { lineWidth: 0 })}---\n`;

/** Returns the error of one field among the words of a photo. */
function errorIn(field: string, words: object): Problem | undefined {
  const file = `${GALLERY_FOLDER}photo.md`;
  const bytes = Buffer.from(textOf('photo', words));
  const { problems } = checkFile(file, kindOf(file) as Kind, bytes, [`${GALLERY_FOLDER}photo.jpg`]);
  return problems.find((problem) => problem.field === field && problem.severity === 'error');
}

/** Asks the questions that the options do not answer, each until its answer has no error. */
async function ask(photo: string, answers: Partial<typeof QUESTIONS>) {
  const words = { alt: '', title: '', description: '', ...answers };
  for (const [field, question] of Object.entries(QUESTIONS)) {
    if (field in answers) refuseIf(errorIn(field, words));
    else if (!process.stdin.isTTY)
      throw new ReaderError(`Without a terminal, add --${field}.\n${USAGE}`);
    while (errorIn(field, words)) {
      const terminal = createInterface(process.stdin, process.stdout);
      const answer = await terminal.question(`${photo}: ${question}: `);
      terminal.close();
      words[field as keyof typeof QUESTIONS] = answer.trim();
      const problem = errorIn(field, words);
      if (problem) console.log(sentence(problem));
    }
  }
  return words;
}

/** Adds photos to a content folder, and prints what the content check says then. `USAGE` shows the arguments. */
export async function photoAdd(args: string[], content: string) {
  const word = { type: 'string' } as const;
  const options = { title: word, alt: word, description: word };
  const { positionals: files, values } = parseArgs({ args, options, allowPositionals: true });
  if (files.length === 0) throw new ReaderError(USAGE);
  if (files.length > 1 && Object.keys(values).length > 0) {
    throw new ReaderError('Options are for one photo. Add these photos one by one.');
  }
  // npm runs scripts in the project's folder; INIT_CWD is the person's current folder. All photos are read before
  // the first question, so that nobody describes a photo that cannot be added.
  const paths = files.map((file) => resolve(process.env.INIT_CWD ?? '.', file));
  const photos = await Promise.all(paths.map(readPhoto));
  // Git does not store empty folders, so without photos there is no gallery folder.
  const gallery = join(content, GALLERY_FOLDER);
  mkdirSync(gallery, { recursive: true });
  for (const { name: photo, data, size } of photos) {
    const words = await ask(photo, values);
    const name = freeName(words.title, readdirSync(gallery));
    // With `draft`, as the admin page would write it.
    const text = textOf(name, { ...words, size, draft: false });
    writeFileSync(join(gallery, `${name}.jpg`), data, { flag: 'wx' });
    writeFileSync(join(gallery, `${name}.md`), text, { flag: 'wx' });
    console.log(`Added ${join(gallery, name)}.md and the photo beside it.`);
  }
  console.log('To change the words later, edit the files named above.');
  if (!(await contentCheck(content))) process.exitCode = 1;
}

if (require.main === module) void run(() => photoAdd(process.argv.slice(2), CONTENT_FOLDER), USAGE);
