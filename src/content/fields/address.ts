import { unescape } from 'node:querystring';
import { asSeen } from '../decode';
import { isNumber, slugsIn } from '../names';
import { PAGES } from '../pages';
import { FILE_ADDRESS, isAddress, PAGE_ADDRESS } from '../schemas/link';
import { OWN_PAGES_FOLDER } from '../schemas/ownPage';
import { error, type Problem, warning } from '../sentences/problem';
import { didYouMean, nearest, oneOf, quoted } from '../sentences/words';
import type { FieldKind } from './fieldKind';
import { words } from './words';

/** The address to which a link leads. */
export const address: FieldKind = {
  ...words,
  read: (text) => text,
  check: (value, around) =>
    words.check?.(value, around) ?? linkProblem(value.words ?? '', around.files),
};

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
