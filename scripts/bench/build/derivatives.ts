import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photo, and the files that a build made of it. */
export interface Derivatives {
  source: string;
  files: { path: string; format: 'jpg' | 'avif'; width: number; height: number }[];
}

/**
 * Finds what a build made of photos.
 * @param published the folder of the built site
 * @throws Error when it made nothing of one of them
 */
export async function derivatives(photos: string[], published: string): Promise<Derivatives[]> {
  const found: Derivatives[] = [];
  for (const source of photos) {
    // Gatsby names the folder of a file after its content.
    const digest = createHash('md5')
      .update(await readFile(source))
      .digest('hex');
    const folder = join(published, 'static', digest);
    const names = await readdir(folder, { recursive: true });
    const files: Derivatives['files'] = [];
    for (const name of names.filter((path) => /\.(?:jpg|avif)$/.test(path))) {
      const path = join(folder, name);
      const { width, height } = await sharp(path).metadata();
      files.push({ path, format: name.endsWith('.avif') ? 'avif' : 'jpg', width, height });
    }
    if (files.length === 0) throw new Error(`The build made no file of ${source}.`);
    found.push({ source, files });
  }
  return found;
}
