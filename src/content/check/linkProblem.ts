import { unescape } from 'node:querystring';
import { PAGES } from '../pages';
import { namesIn } from '../reading/slug';
import { ADDRESS } from '../schemas/link';
import { OWN_PAGES_FOLDER } from '../schemas/ownPage';
import { GALLERY_FOLDER } from '../schemas/photo';
import { nearest } from './nearest';
import { didYouMean, error, oneOf, quoted, warning, type Problem } from './problem';

/**
 * Returns the problem with a link to a page or a photo that is not there; `undefined` for any other link.
 * @param files the files that are published, relative to `content/`
 */
export function linkProblem(url: string, files: readonly string[]): Problem | undefined {
  const [, folder, name] = /^\/(gallery\/)?([^/]+)\/?$/.exec(url) ?? [];
  if (!name || !ADDRESS.test(url)) return undefined;
  return folder ? photoLinkProblem(url, name, files) : pageLinkProblem(url, name, files);
}

/** Returns a warning, since whoever deletes a photo on the admin page cannot know which links lead to it. */
function photoLinkProblem(url: string, name: string, files: readonly string[]) {
  const photos = namesIn(GALLERY_FOLDER, files);
  // A number is the address of a page of the gallery.
  if (/^\d+$/.test(name) || isAmong(photos, name)) return undefined;
  const [meant] = nearest(name, photos);
  return warning(
    `${quoted(url)} leads to no photo.`,
    `Write /${GALLERY_FOLDER}, the name of a file in content/${GALLERY_FOLDER} without .md, and a slash.`,
    didYouMean(meant && `/${GALLERY_FOLDER}${meant}/`),
  );
}

function pageLinkProblem(url: string, name: string, files: readonly string[]) {
  const own = namesIn(OWN_PAGES_FOLDER, files);
  if (PAGES.includes(`/${name}/`) || isAmong(own, name)) return undefined;
  const pages = [...PAGES, ...own.map((page) => `/${page}/`)];
  return error(
    `${quoted(url)} leads to no page.`,
    `Write ${oneOf(pages)}, or write that page in a file in content/${OWN_PAGES_FOLDER} that is no draft.`,
    didYouMean(...nearest(`/${name}/`, pages)),
  );
}

/** Whether a name, as written or encoded in an address, is among those of files. */
function isAmong(names: readonly string[], name: string): boolean {
  return names.includes(unescape(name));
}
