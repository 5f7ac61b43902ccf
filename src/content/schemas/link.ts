import { z } from 'zod';
import { textMatching, text } from './fields';
import { PAGES } from '../pages';

/** The sections of home that have an address. */
const SECTIONS = ['home', 'services', 'about', 'contact'];

/**
 * What may follow a `%` in an address: a sign except `%` itself, or the bytes of a character in UTF-8. The router
 * fails at an address that cannot be decoded.
 */
const ENCODED = '(?!25)[2-7][\\dA-Fa-f]|[C-Fc-f][\\dA-Fa-f](?:%[89ABab][\\dA-Fa-f])+';

/**
 * Where a link may lead: sections of home, pages and photos of this site, other sites, e-mail and phone. Whether there
 * is such a page, the content check tells (`check/linkProblem.ts`).
 */
export const ADDRESS = new RegExp(
  `^(${[
    `/?#(${SECTIONS.join('|')})`,
    '/',
    `/(?:gallery/)?(?:[^/\\s?#%]| |%(?:${ENCODED}))+/?`,
    '#',
    'https?://[^\\s/?#]+\\.\\S+',
    'mailto:[^\\s@]+@[^\\s@]+',
    'tel:\\+?[\\d-]+',
  ].join('|')})$`,
);

/** Tells staff which pages there are. */
export const ANY_PAGE = `a page (${PAGES.join(', ')}, or one in content/pages/)`;

/** A link, with a description of its target for staff. */
export function link(hrefDescription: string) {
  return z.strictObject({
    name: text('The label of the link.', 40),
    href: textMatching(
      ADDRESS,
      `${ANY_PAGE}, a section of home (${SECTIONS.map((name) => `#${name}`).join(', ')}), a whole address (https://…, mailto:… or tel:…), or # if there is none yet`,
      hrefDescription,
    ),
  });
}
