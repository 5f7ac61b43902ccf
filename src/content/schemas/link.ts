import { z } from 'zod';
import { textMatching, text } from './fields';
import { PAGES } from '../pages';

/** The sections of home that have an address. */
const SECTIONS = ['home', 'services', 'about', 'contact'];

/** A byte that continues a character in UTF-8, as addresses write it. */
const NEXT = '%[89ABab][\\dA-Fa-f]';

/**
 * What may follow a `%` in an address: a sign, except `%` itself, or a character of two, three or four bytes
 * (RFC 3629, section 4). The router fails at an address that cannot be decoded.
 */
const ENCODED = [
  '(?!25)[2-7][\\dA-Fa-f]',
  `(?:[Cc][2-9A-Fa-f]|[Dd][\\dA-Fa-f])${NEXT}`,
  `(?:[Ee]0%[ABab]|[Ee][1-9ABCEFabcef]%[89ABab]|[Ee][Dd]%[89])[\\dA-Fa-f]${NEXT}`,
  `(?:[Ff]0%[9ABab]|[Ff][1-3]%[89ABab]|[Ff]4%8)[\\dA-Fa-f]${NEXT}${NEXT}`,
].join('|');

/** Where a link may lead: sections of home, pages and photos of this site, other sites, e-mail and phone. */
export const ADDRESS = new RegExp(
  `^(${[
    `/?#(${SECTIONS.join('|')})`,
    `/(${PAGES.map((path) => path.slice(1).replace('/', '/?')).join('|')})`,
    `/gallery/(?:[^/\\s?#%]|%(?:${ENCODED}))+/?`,
    '#',
    'https?://[^\\s/?#]+\\.\\S+',
    'mailto:[^\\s@]+@[^\\s@]+',
    'tel:\\+?[\\d-]+',
  ].join('|')})$`,
);

const anyOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** Tells staff which pages there are. */
export const ANY_PAGE = `a page (${anyOf(PAGES)})`;

/**
 * A link in header or footer.
 * @param hrefDescription describes the target to staff
 */
export function link(hrefDescription: string) {
  return z.strictObject({
    name: text('The words of the link.', 40),
    href: textMatching(
      ADDRESS,
      `${ANY_PAGE}, a section of home (${anyOf(SECTIONS.map((name) => `#${name}`))}), a whole address (https://…, mailto:… or tel:…), or # if there is none yet`,
      hrefDescription,
    ),
  });
}
