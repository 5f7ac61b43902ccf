import { z } from 'zod';
import { textMatching, text } from './fields';
import { PAGES } from './pages';

/** The sections of home that have an address. */
const SECTIONS = ['home', 'services', 'about', 'contact'];

/** A byte that continues a character in UTF-8, as addresses write it. */
const NEXT = '%[89AB][\\dA-F]';

/**
 * What an address may hold behind a `%`: a sign, but not `%` itself, or a character of several bytes. The router
 * cannot go to an address that cannot be decoded.
 */
const ENCODED = `(?!25)[2-7][\\dA-F]|[CD][\\dA-F]${NEXT}|E[\\dA-F](?:${NEXT}){2}|F[0-4](?:${NEXT}){3}`;

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
