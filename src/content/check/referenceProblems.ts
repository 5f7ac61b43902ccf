import { basename, dirname, join } from 'node:path/posix';
import { unescape } from 'node:querystring';
import { isScalar } from 'yaml';
import { asSeen } from '../decode';
import { ICON_NAMES, isNumber, slugsIn } from '../names';
import { PAGES } from '../pages';
import { FILE_ADDRESS, isAddress, PAGE_ADDRESS } from '../schemas/link';
import { OWN_PAGES_FOLDER } from '../schemas/ownPage';
import { GALLERY_FOLDER } from '../schemas/photo';
import { SERVICES_FOLDER } from '../schemas/service';
import { error, type Problem, warning } from '../sentences/problem';
import { didYouMean, nearest, oneOf, quoted } from '../sentences/words';
import type { Value } from './values';
import { commentProblem } from './yamlProblems';

/**
 * Returns the problem of a field that names an icon, a photo, a service, a picture or a page that is not there.
 * @param folder the folder of its file, relative to `content/`
 * @param files the files that are published, relative to `content/`, and those of `static/` with their addresses
 */
export function referenceProblem(
  { words, schema, path, node }: Value,
  folder: string,
  files: readonly string[],
): Problem | undefined {
  if (words === undefined) return undefined;
  if (path.at(-1) === 'href') return linkProblem(words, files);
  if (schema.holds === 'icon') return iconProblem(words);
  if (schema.holds === 'photo') return itemProblem(words, files, PHOTO);
  if (schema.holds === 'service') return itemProblem(words, files, SERVICE);
  if (schema.holds !== 'picture') return undefined;
  const missing = missingPicture(words, folder, files);
  const cut = missing && isScalar(node) ? node.comment : undefined;
  return cut ? commentProblem(words, cut, error) : missing;
}

function iconProblem(name: string): Problem | undefined {
  if (ICON_NAMES.includes(name)) return undefined;
  return error(
    `there is no icon named "${name}".`,
    'Choose one at lucide.dev/icons and copy its name.',
    didYouMean(...nearest(name, ICON_NAMES, 3)),
  );
}

const PHOTO = [GALLERY_FOLDER, 'the gallery has no photo', 'the page shows none'] as const;
const SERVICE = [SERVICES_FOLDER, 'there is no service', 'the board leads to all'] as const;

/**
 * Returns a warning: whoever deletes an item on the admin page cannot know who names it, and nobody could publish until
 * it is corrected.
 */
function itemProblem(
  written: string,
  files: readonly string[],
  [folder, none, effect]: typeof PHOTO | typeof SERVICE,
): Problem | undefined {
  const names = slugsIn(folder, files);
  if (names.includes(written)) return undefined;
  return warning(
    `${none} named "${written}", so ${effect}.`,
    `Write the name of a file in content/${folder}, without .md.`,
    didYouMean(...nearest(written.replace(/\.\w+$/, ''), names)),
  );
}

/** Matches the names of pictures. Windows hides the second ending of a text. */
export const PICTURE_FILE = /(?<!\.md)\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|svg|jfif)$/i;

/** Returns the names of the pictures in a folder. */
export const picturesIn = (folder: string, files: readonly string[]): string[] =>
  files
    .filter((file) => dirname(file) === folder && PICTURE_FILE.test(file))
    .map((file) => basename(file));

function missingPicture(written: string, folder: string, files: readonly string[]) {
  const names = picturesIn(folder, files);
  if (names.includes(written)) return undefined;
  const stem = (file: string) => file.toLowerCase().replace(/^.*[\\/]|\..*$/g, '');
  return error(
    `${join('content', folder)} has no picture ${quoted(written)}.`,
    'Put it there as JPEG, PNG, WebP or AVIF, and write only the name of the file.',
    didYouMean(names.find((file) => stem(file) === stem(written)) ?? nearest(written, names)[0]),
  );
}

/** Returns the problem with a link to a file that is not in `static/`. */
function fileProblem(url: string, files: readonly string[]): Problem | undefined {
  const written = asSeen(unescape(url));
  if (files.some((file) => asSeen(file) === written)) return undefined;
  const there = files.filter((file) => file.startsWith('/'));
  const same = there.find((file) => file.toLowerCase() === written.toLowerCase());
  if (same) {
    return error(
      `${quoted(url)} differs from static${same} in capital letters.`,
      `Write ${encodeURI(same)}, or rename the file.`,
    );
  }
  return error(
    `${quoted(url)} leads to no file.`,
    `Put the file into static/, as static${written}. The address of a page ends in its name and a slash.`,
    didYouMean(...nearest(written, there).map(encodeURI)),
  );
}

/** Returns the problem with a link to a page, a photo or a file that is not there; `undefined` for any other link. */
export function linkProblem(url: string, files: readonly string[]): Problem | undefined {
  if (FILE_ADDRESS.test(url)) return fileProblem(url, files);
  const [, folder = '', name] = PAGE_ADDRESS.exec(url) ?? [];
  if (!name || !isAddress(url) || (folder && isNumber(name))) return undefined;
  const items = slugsIn(folder || OWN_PAGES_FOLDER, files).map((slug) => `/${folder}${slug}/`);
  const pages = folder ? items : [...PAGES, ...items];
  const written = `/${folder}${unescape(name)}/`;
  if (pages.includes(written)) return undefined;
  const meant = didYouMean(...nearest(written, pages));
  return folder
    ? // A warning, since whoever deletes a photo on the admin page cannot know which links lead to it.
      warning(
        `${quoted(url)} leads to no photo.`,
        `Write /${folder}, the name of a file in content/${folder} without .md, and a slash.`,
        meant,
      )
    : error(
        `${quoted(url)} leads to no page.`,
        `Write ${oneOf(pages)}, or add that page in content/${OWN_PAGES_FOLDER} without draft: true.`,
        meant,
      );
}
