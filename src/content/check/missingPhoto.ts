import { basename } from 'node:path/posix';
import { GALLERY_FOLDER } from '../photo';
import { nearest } from './nearest';
import type { Finding } from './problem';

/**
 * Why a written name is no photo of the gallery; `undefined` when it is one.
 * @param files all files, relative to `content/`
 */
export function missingPhoto(
  written: string,
  files: readonly string[],
): Pick<Finding, 'found' | 'expected' | 'hint'> | undefined {
  const photos = files
    .filter((file) => file.startsWith(GALLERY_FOLDER) && file.endsWith('.md'))
    .map((file) => basename(file, '.md'));
  if (photos.includes(written)) return undefined;
  const [meant] = nearest(written.replace(/\.\w+$/, ''), photos);
  return {
    found: `the gallery has no photo named "${written}".`,
    expected: `Write the name of a file in content/${GALLERY_FOLDER}, without .md, or leave the field out.`,
    hint: meant && `Did you mean ${meant}?`,
  };
}
