import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import slugify from 'slugify';
import { stringify } from 'yaml';
import { ReaderError } from '../lib/readerError.mjs';
import type { PhotoWords } from './photoWords';

const LONGEST_NAME = 60;

/**
 * Writes a photo and its markdown file side by side under a name that is free: both or neither.
 * @returns the name of the markdown file
 * @throws ReaderError when the folder cannot be written to; then nothing is left in it
 */
export async function savePhoto(folder: string, jpeg: Buffer, words: PhotoWords): Promise<string> {
  const written: string[] = [];
  try {
    // Git keeps no empty folder, so an empty gallery has none.
    await mkdir(folder, { recursive: true });
    const name = freeSlug(words.title, await readdir(folder));
    // Without a pause between, so that no interrupt comes between the two files.
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

/** The text of a photo's markdown file. */
export function photoMarkdown(fields: object): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/**
 * A file name without ending, of small letters, digits and hyphens, from a title; with the first
 * number that makes it new where it is taken.
 * @param names the names of all files that are there
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
  // The hyphen at its end makes the last word a whole one, unless it is cut.
  const plain = `${slugify(words, { lower: true, strict: true })}-`.slice(0, LONGEST_NAME + 1);
  const short = plain.replace(/-[^-]*$/, '').slice(0, LONGEST_NAME);
  return short.replace(/^-+|-+$/g, '') || 'photo';
}
