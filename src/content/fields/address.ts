import { unescape } from 'node:querystring';
import { asSeen } from '../decode';
import { OWN_PAGES_FOLDER } from '../schemas/ownPage';
import { GALLERY_FOLDER } from '../schemas/photo';
import { nearest, oneOf, quoted } from '../sentences/phrases';
import { error, type Problem, warning } from '../sentences/problem';
import type { FieldKind } from './fieldKind';
import { words, wordsProblem } from './words';

/** The address to which a link leads. That of a section of home may lack the slash. */
export const address: FieldKind = {
  form: words.form,
  read: (text) => text,
  check: (url, comment, { addresses }) =>
    wordsProblem(url, comment) ?? linkProblem(url.replace(/^(?=#.)/, '/'), addresses),
};

/** Returns the problem with a link to a part of the site that is not there; `undefined` for any other link. */
export function linkProblem(url: string, addresses: readonly string[]): Problem | undefined {
  if (!url.startsWith('/')) return undefined;
  // A page may lack its slash.
  const written = asSeen(unescape(url)).replace(/^[^#]*\/[^/.#]+(?=#|$)/, '$&/');
  if (addresses.includes(written)) return undefined;
  const meant = nearest(written, addresses)?.replaceAll(' ', '%20');
  return { ...missing(url, written, addresses), meant };
}

function missing(url: string, written: string, addresses: readonly string[]): Problem {
  const leads = (to: string) => `${quoted(url)} leads to no ${to}.`;
  const [page] = written.split('#');
  // Warnings where whoever deletes a photo or renames a heading cannot know which links lead to it.
  if (page !== written && addresses.includes(page)) {
    const places = addresses.filter((one) => one.startsWith(`${page}#`));
    return warning(leads('place on that page'), `Write ${oneOf([page, ...places])}.`);
  }
  if (page.startsWith(`/${GALLERY_FOLDER}`)) {
    const expected = `Write /${GALLERY_FOLDER}, the name of a file in content/${GALLERY_FOLDER} without .md, and a slash.`;
    return warning(leads('photo'), expected);
  }
  if (/\.[^/]*$/.test(page)) {
    const expected = `Put the file into static/, as static${page}. The address of a page ends in its name and a slash.`;
    return error(leads('file'), expected);
  }
  const pages = addresses.filter((one) => /^\/([^/#.]+\/)?$/.test(one));
  const expected = `Write ${oneOf(pages)}, or add that page in content/${OWN_PAGES_FOLDER} without draft: true.`;
  return error(leads('page'), expected);
}
