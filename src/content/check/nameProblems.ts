import { basename, dirname, extname, join } from 'node:path/posix';
import { ICON_NAMES } from '../reading/iconNames';
import { GALLERY_FOLDER } from '../schemas/photo';
import { nearest } from './nearest';
import { didYouMean, error, warning, type Problem } from './problem';
import { asSeen } from '../reading/decode';
import { freeName } from '../reading/freeName';
import { namesIn } from '../reading/slug';

/** A picture in markdown, or a link to one; the group is its address. */
const MARKDOWN_PICTURE = /^!?\[[^\]]*\]\(([^)\s]+\.(?:jpe?g|png|webp|avif))\)$/i;

/** Returns the problem with the name of an icon; `undefined` if the icon exists. */
export function iconProblem(name: string): Problem | undefined {
  if (ICON_NAMES.includes(name)) return undefined;
  return error(
    `there is no icon named "${name}".`,
    'Choose one at lucide.dev/icons and copy its name.',
    didYouMean(...nearest(name, ICON_NAMES, 3)),
  );
}

/**
 * Returns a warning about the name of a gallery photo that is not there; `undefined` if it is. Not an error: whoever
 * deletes a photo on the admin page cannot know who shows it, and nobody could publish until it is corrected.
 * @param files the files that are published, relative to `content/`
 */
export function photoProblem(written: string, files: readonly string[]): Problem | undefined {
  const photos = namesIn(GALLERY_FOLDER, files);
  if (photos.includes(written)) return undefined;
  return warning(
    `the gallery has no photo named "${written}", so the page shows none.`,
    `Write the name of a file in content/${GALLERY_FOLDER}, without .md, or leave the field out.`,
    didYouMean(...nearest(written.replace(/\.\w+$/, ''), photos)),
  );
}

/** Returns the problem with a picture's file name as written in a file of this folder; `undefined` if it exists. */
export function missingPictureProblem(
  written: string,
  folder: string,
  files: readonly string[],
): Problem | undefined {
  const place = join('content', folder);
  const names = files
    .filter((file) => dirname(file) === folder && !/\.md$/i.test(file))
    .map((file) => basename(file));
  if (names.includes(written)) return undefined;
  const name = (MARKDOWN_PICTURE.exec(written)?.[1] ?? written).split(/[\\/]/).at(-1) ?? '';
  if (name !== written) {
    return error(
      `"${written}" is more than a file name.`,
      names.includes(name)
        ? `Write ${name} only.`
        : `Put the picture into ${place}, and write only its file name.`,
    );
  }
  const missing = `there is no file ${place}/${name}.`;
  const alike = names.find((file) => asSeen(file) === name);
  if (alike) {
    const others = names.filter((file) => file !== alike);
    const plain = freeName(alike.replace(/\.\w+$/, ''), others) + extname(alike).toLowerCase();
    return error(
      missing,
      `The file’s name looks the same, but has other signs. Name the file ${plain}, and write that name here.`,
    );
  }
  const stem = (file: string) => file.toLowerCase().replace(/\..*$/, '');
  return error(
    missing,
    `Put the picture into ${place}, or write the name of one that is there.`,
    didYouMean(names.find((file) => stem(file) === stem(name)) ?? nearest(name, names)[0]),
  );
}
