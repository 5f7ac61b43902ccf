import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { errorText } from '../../src/build/content/errorText';
import { ReaderError } from '../lib/readerError.mjs';
import type { PhotoWords } from './photoWords';
import { freeSlug } from './slug';

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
      [`${name}.md`, photoMarkdown(`${name}.jpg`, words)],
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
      `That did not work, and nothing was left half-written (${errorText(error)}). Check that content/gallery/ is there and can be written to.`,
    );
  }
}

function photoMarkdown(src: string, { title, alt, description, size }: PhotoWords): string {
  return `---\n${stringify({ src, alt, title, description, size }, { lineWidth: 0 })}---\n`;
}
