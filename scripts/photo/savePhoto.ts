import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import slugify from 'slugify';
import { stringify } from 'yaml';
import { CONTENT_FOLDER } from '../../src/markdown/load';
import { GALLERY_FOLDER } from '../../src/schemas/photo';
import { ReaderError } from '../lib/readerError.mjs';

/** The folder of the gallery's photos. */
export const GALLERY = join(CONTENT_FOLDER, GALLERY_FOLDER);

/** The words in a photo's markdown file. */
export interface PhotoWords {
  title: string;
  alt: string;
  description: string;
  size: string;
}

/** The text of a photo's markdown file. */
export function photoMarkdown(fields: object): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n`;
}

/**
 * Writes a photo and its markdown file side by side under a free name: both or neither.
 * @returns the path of the markdown file
 * @throws ReaderError if the folder cannot be written to; it then leaves no files there
 */
export function savePhoto(jpeg: Buffer, { title, alt, description, size }: PhotoWords): string {
  const written: string[] = [];
  try {
    // Git does not store empty folders, so without photos there is no gallery folder.
    mkdirSync(GALLERY, { recursive: true });
    const name = freeName(title, readdirSync(GALLERY));
    for (const [file, data] of [
      [`${name}.jpg`, jpeg],
      [`${name}.md`, photoMarkdown({ src: `${name}.jpg`, alt, title, description, size })],
    ] as const) {
      const path = join(GALLERY, file);
      writeFileSync(path, '', { flag: 'wx' });
      written.push(path);
      writeFileSync(path, data);
    }
    return join(GALLERY, `${name}.md`);
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw new ReaderError(
      `The photo was not added: ${(error as Error).message}. Check that you can write to ${GALLERY}.`,
    );
  }
}

/**
 * Makes a file name without ending from a title: small letters, digits and hyphens. If a file already has that
 * name, appends the lowest free number from 2.
 * @param taken the names of all files in the folder
 */
export function freeName(title: string, taken: readonly string[]): string {
  const slug = slugify(title.replace(/[/_]/g, ' '), { lower: true, strict: true });
  // A number by itself is the address of a page of the gallery.
  const wanted = /[a-z]/.test(slug) ? slug : ['photo', slug].filter(Boolean).join('-');
  const names = new Set(taken.map((file) => file.toLowerCase().replace(/\.\w+$/, '')));
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}
