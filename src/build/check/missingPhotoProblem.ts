import { basename } from 'node:path/posix';
import { GALLERY_FOLDER } from '../../schemas/photo';
import { nearest } from './nearest';
import { didYouMean, warning, type Problem } from './problem';

/**
 * Why a written name is no photo of the gallery; `undefined` when it is one.
 * @param files all files, relative to `content/`
 */
export function missingPhotoProblem(
  written: string,
  files: readonly string[],
): Problem | undefined {
  const photos = files
    .filter((file) => file.startsWith(GALLERY_FOLDER) && file.endsWith('.md'))
    .map((file) => basename(file, '.md'));
  if (photos.includes(written)) return undefined;
  return warning(
    `the gallery has no photo named "${written}".`,
    `Write the name of a file in content/${GALLERY_FOLDER}, without .md, or leave the field out.`,
    didYouMean(...nearest(written.replace(/\.\w+$/, ''), photos)),
  );
}
