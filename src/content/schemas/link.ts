import { z } from 'zod';
import { PAGES } from '../pages';
import { text, textAccepted } from './fields';

/** The sections of home that have an address. */
const SECTIONS = ['home', 'services', 'about', 'contact'];

/** The address of a page of this site or of a photo; the groups are the photo's folder and the name at its end. */
export const PAGE_ADDRESS = /^\/(gallery\/)?([^/?#]+)\/?$/;

/** The address of a file in `static/`. Names of pages have no dot. */
export const FILE_ADDRESS = /^(?:\/[^/?#]+)*\/[^/?#]*\.[^/?#.]+$/;

/** All other addresses that a link may have: sections of home, home itself, nothing yet, other sites, e-mail, phone. */
const OTHER_ADDRESS = new RegExp(
  `^(?:/?#(?:${SECTIONS.join('|')})|/|#|https?://[^\\s/?#]+\\.\\S+|mailto:[^\\s@]+@[^\\s@]+|tel:\\+?[\\d-]+)$`,
);

/**
 * Whether Gatsby's router can read the name at the end of an address, which may be percent-encoded.
 * `src/hydration/boot.ts` has the same rule for whole addresses: browsers get its source, so it cannot import this one.
 */
export function isReadable(name: string): boolean {
  try {
    const read = decodeURI(name);
    return read === decodeURIComponent(name) && !/[?#%]|^\s|\s$/.test(read);
  } catch {
    return false;
  }
}

/** Whether a link may have an address. Whether there is such a page, the content check tells (`fields/address.ts`). */
export function isAddress(url: string): boolean {
  if (FILE_ADDRESS.test(url)) return true;
  const [, , name] = PAGE_ADDRESS.exec(url) ?? [];
  return name ? isReadable(name) : OTHER_ADDRESS.test(url);
}

/** Tells staff which pages and files there are. */
export const ANY_PAGE = `a page (${PAGES.join(', ')}, or one in content/pages/), a file in static/ (such as /brochure.pdf)`;

/** Tells staff which other addresses there are. */
export const WHOLE_ADDRESS =
  'a whole address without spaces (https://…, mailto:… or tel:+442079460000)';

const WANTED = `${ANY_PAGE}, a section of home (${SECTIONS.map((name) => `#${name}`).join(', ')}), ${WHOLE_ADDRESS}, or # if there is none yet`;

const PATTERN = `${FILE_ADDRESS.source}|${PAGE_ADDRESS.source}|${OTHER_ADDRESS.source}`;

/** A link, with a description of its target for staff. */
export function link(hrefDescription: string) {
  return z.strictObject({
    name: text('The label of the link.', 40),
    href: textAccepted(isAddress, PATTERN, WANTED, hrefDescription).meta({ holds: 'address' }),
  });
}
