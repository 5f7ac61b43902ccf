import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { PhotoSize } from './answer';
import { freeSlug } from './slug';

/** The words of a photo. */
export interface PhotoWords {
  title: string;
  alt: string;
  description: string;
  size: PhotoSize;
}

const unfinished = new Set<string>();

/** Deletes what an interrupted {@link savePhoto} has written so far. */
export function deleteUnfinished(): void {
  unfinished.forEach((path) => rmSync(path, { force: true }));
}

/** The markdown file of a photo. */
export function photoMarkdown(src: string, words: PhotoWords): string {
  const { title, alt, description, size } = words;
  return `---\n${stringify({ src, alt, title, description, size }, { lineWidth: 0 })}---\n`;
}

/**
 * Writes a photo and its markdown file side by side under a name that is free: both or neither.
 * @returns the name of the markdown file
 * @throws Error when the folder cannot be written to; then nothing is left in it
 */
export async function savePhoto(folder: string, jpeg: Buffer, words: PhotoWords): Promise<string> {
  // Git keeps no empty folder, so an empty gallery has none.
  await mkdir(folder, { recursive: true });
  const name = freeSlug(words.title, await readdir(folder));
  const files = [
    { path: join(folder, `${name}.jpg`), data: jpeg },
    { path: join(folder, `${name}.md`), data: photoMarkdown(`${name}.jpg`, words) },
  ].map((file) => ({
    ...file,
    draft: join(folder, `.${name}-${process.pid}-${file.path.at(-1)}`),
  }));
  const written: string[] = [];
  try {
    for (const { draft, data } of files) {
      unfinished.add(draft);
      await writeFile(draft, data);
    }
    // Without a pause between, so that no interrupt comes between the two files.
    for (const { draft, path } of files) {
      if (existsSync(path)) throw new Error(`${path} is there already`);
      renameSync(draft, path);
      written.push(path);
    }
  } catch (error) {
    written.forEach((path) => rmSync(path, { force: true }));
    throw error;
  } finally {
    files.forEach(({ draft }) => {
      rmSync(draft, { force: true });
      unfinished.delete(draft);
    });
  }
  return `${name}.md`;
}
