/**
 * npm run photo:add -- FILES: adds photos to the gallery. Asks three questions about each, writes the photo and
 * its text side by side, and runs the content check.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { checkContent } from '../src/content/check/checkContent';
import { checkFile } from '../src/content/check/checkFile';
import { isPointer } from '../src/content/check/inspectPicture';
import { fileKind, kindProblem, SITE_KINDS } from '../src/content/check/pictureKind';
import { damaged, shapeProblem } from '../src/content/check/pictureProblem';
import { sentence } from '../src/content/check/problem';
import { report } from '../src/content/check/report';
import { freeName } from '../src/content/reading/freeName';
import { CONTENT_FOLDER } from '../src/content/reading/load';
import { kindOf, type Kind } from '../src/content/schemas/kinds';
import { GALLERY_FOLDER } from '../src/content/schemas/photo';
import { ReaderError, run } from './readerError';

const GALLERY = join(CONTENT_FOLDER, GALLERY_FOLDER);

/** Width above which a photo is scaled, px. */
const MAX_WIDTH = 2560;

/** The fields that people are asked for, and the questions. */
const QUESTIONS = {
  title: 'Title',
  alt: 'What does it show, for people who cannot see it?',
  description: 'One or two sentences about it',
};

type Field = keyof typeof QUESTIONS;

const FIELDS = Object.keys(QUESTIONS) as Field[];

const USE =
  'Use: npm run photo:add -- photo.jpg\nWithout questions: npm run photo:add -- photo.jpg --title "Open day" --alt "Two girls try a telescope." --description "Our open day in May."';

/** Where the questions are asked. */
interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

const TERMINAL: Terminal = { input: process.stdin, output: process.stdout };

const markdown = (fields: object) => `---\n${stringify(fields, { lineWidth: 0 })}---\n`;

/**
 * Reads a photo: upright, at most 2560 px wide, in sRGB, without other metadata.
 * @throws ReaderError if it cannot be used
 */
async function readPhoto(path: string) {
  const name = basename(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new ReaderError(
      `There is no file ${path}. Drag the photo into the terminal window to get its path.`,
    );
  }
  const options = { failOn: 'error', limitInputPixels: false } as const;
  const metadata = await sharp(path, options)
    .metadata()
    .catch(() => ({}));
  const file = { bytes: bytes.length, pointer: isPointer(bytes) };
  const unusable = kindProblem(name, file, fileKind(metadata), [...SITE_KINDS, 'TIFF']);
  if (unusable) throw new ReaderError(sentence(unusable));
  const { data, info } = await sharp(path, options)
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .flatten({ background: 'white' })
    // Not toColourspace, which dulls pictures of 16 bits with a profile.
    .withIccProfile('srgb')
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ReaderError(sentence(damaged(name)));
    });
  const unfit = shapeProblem(name, info, 'gallery');
  if (unfit) throw new ReaderError(sentence(unfit));
  return { name, data, size: info.height > info.width * 1.1 ? 'large' : 'small' };
}

/** Returns what the content check says about the words for a field; undefined if they are right. */
function wordsProblem(field: Field, words: string, src: string): string | undefined {
  const file = `${GALLERY_FOLDER}photo.md`;
  const text = Buffer.from(markdown({ src, [field]: words.trim() }));
  const { problems } = checkFile(file, kindOf(file) as Kind, text, []);
  const problem = problems.find((one) => one.field === field && one.severity === 'error');
  return problem && sentence(problem);
}

/** Asks until the answer is right. Without a terminal, names the option to use. */
async function ask(field: Field, photo: string, { input, output }: Terminal): Promise<string> {
  if (!input.isTTY) throw new ReaderError(`Without a terminal, add --${field}.\n${USE}`);
  const terminal = createInterface(input, output);
  // Ctrl+C and Ctrl+D.
  const stop = () => process.exit(130);
  terminal.on('close', stop);
  let problem: string | undefined;
  let words: string;
  do {
    if (problem) output.write(`${problem}\n`);
    words = await terminal.question(`${photo}: ${QUESTIONS[field]}: `);
    problem = wordsProblem(field, words, photo);
  } while (problem);
  terminal.off('close', stop).close();
  return words.trim();
}

/** Writes the photo and its text under a free name. Returns the path of the text. */
function save(data: Buffer, fields: { title: string } & Record<string, string>): string {
  // Git does not store empty folders, so without photos there is no gallery folder.
  mkdirSync(GALLERY, { recursive: true });
  const name = freeName(fields.title, readdirSync(GALLERY));
  const path = join(GALLERY, `${name}.md`);
  writeFileSync(join(GALLERY, `${name}.jpg`), data, { flag: 'wx' });
  writeFileSync(path, markdown({ src: `${name}.jpg`, ...fields }), { flag: 'wx' });
  return path;
}

/**
 * Adds photos, and prints what the content check says then.
 * @param args their paths; for a single one also `--title`, `--alt` and `--description`
 * @throws ReaderError if a photo cannot be added
 */
export async function photoAdd(args: string[], terminal: Terminal = TERMINAL) {
  const options = {
    title: { type: 'string' },
    alt: { type: 'string' },
    description: { type: 'string' },
  } as const;
  const { positionals: files, values } = parseArgs({ args, options, allowPositionals: true });
  if (files.length === 0) throw new ReaderError(USE);
  if (files.length > 1 && Object.keys(values).length > 0) {
    throw new ReaderError('Options are for one photo. Add these photos one by one.');
  }
  // npm runs scripts in the project's folder; INIT_CWD is the person's current folder. All photos are read before
  // the first question, so that nobody describes a photo that cannot be added.
  const paths = files.map((file) => resolve(process.env.INIT_CWD ?? '.', file));
  const photos = await Promise.all(paths.map(readPhoto));
  for (const { name, data, size } of photos) {
    const words = { alt: '', title: '', description: '' };
    for (const field of FIELDS) {
      const given = values[field];
      const problem = given !== undefined && wordsProblem(field, given, name);
      if (problem) throw new ReaderError(`--${problem}`);
      words[field] = given?.trim() ?? (await ask(field, name, terminal));
    }
    console.log(`Added ${save(data, { ...words, size })} and the photo beside it.`);
  }
  console.log(report(await checkContent(CONTENT_FOLDER)));
}

if (require.main === module) run(photoAdd(process.argv.slice(2)));
