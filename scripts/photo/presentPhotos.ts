import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../src/check/inspectPicture';
import { filesIn } from '../../src/content/filesIn';
import { CONTENT_FOLDER } from '../../src/content/load';
import { readContent } from '../../src/content/read';
import { GALLERY_FOLDER, photo } from '../../src/schemas/photo';

/** A photo that is in the gallery already. */
export interface PresentPhoto {
  /** Path of its markdown file, from the project's folder. */
  file: string;
  title: string;
  /** Hash of its picture, as `digestOf` makes it; empty when there is no such file. */
  digest: string;
}

/** The photos of the gallery whose markdown files can be read. */
export function presentPhotos(): PresentPhoto[] {
  const folder = join(CONTENT_FOLDER, GALLERY_FOLDER);
  return filesIn(folder).flatMap((name) => {
    const found = name.endsWith('.md') && readContent(photo, readFileSync(join(folder, name)));
    if (!found) return [];
    const { src, title } = found.data;
    const picture = join(folder, src);
    const digest = existsSync(picture) ? digestOf(readFileSync(picture)) : '';
    return [{ file: `content/${GALLERY_FOLDER}${name}`, title, digest }];
  });
}
