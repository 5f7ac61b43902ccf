import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import slugify from 'slugify';
import { ReaderError } from '../lib/readerError.mjs';
import { photoMarkdown, type PhotoWords } from './photoWords';

/** The most characters of a file name without its ending. */
const LONGEST_NAME = 60;

/**
 * Writes a photo and its markdown file side by side under a name that is free: both or neither.
 * @returns the name of the markdown file
 * @throws ReaderError when the folder cannot be written to; then nothing is left in it
 */
export async function savePhoto(folder: string, jpeg: Buffer, words: PhotoWords): Promise<string> {
  const written: string[] = [];
  try {
    // Git stores no empty folders: without photos there is no gallery folder.
    await mkdir(folder, { recursive: true });
    const name = freeSlug(words.title, await readdir(folder));
    // Synchronous, so that the listener for Ctrl+C cannot run between the two files.
    for (const [file, data] of [
      [`${name}.jpg`, jpeg],
      [`${name}.md`, photoMarkdown({ src: `${name}.jpg`, ...words })],
    ] as const) {
      const path = join(folder, file);
      writeFileSync(path, '', { flag: 'wx' });
      written.push(path);
      writeFileSync(path, data);
    }
    return `${name}.md`;
  } catch (error) {
    written.forEach((path) => rmSync(path, { force: true }));
    throw new ReaderError(
      `That did not work, and nothing was left half-written (${(error as Error).message}). Check that content/gallery/ is there and can be written to.`,
    );
  }
}

/**
 * Makes a file name without ending from a title, of small letters, digits and hyphens. When a file has that
 * name already, the lowest free number from 2 is appended.
 * @param names the names of all files in the folder
 */
export function freeSlug(title: string, names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase().replace(/\.\w+$/, '')));
  const wanted = slug(title);
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

function slug(title: string): string {
  const words = title.normalize('NFKC').replace(/[’']/g, '').replace(/[_/]/g, ' ');
  // With a hyphen at the end, cutting at the last hyphen removes only a word that the limit cut off.
  const plain = `${slugify(words, { lower: true, strict: true })}-`.slice(0, LONGEST_NAME + 1);
  const short = plain.replace(/-[^-]*$/, '').slice(0, LONGEST_NAME);
  const name = short.replace(/^-+|-+$/g, '') || 'photo';
  // The content check allows no name of digits alone: `/gallery/2/` is a page of the gallery.
  return /^\d+$/.test(name) ? `photo-${name}` : name;
}
