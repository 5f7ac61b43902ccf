import { z } from 'zod';
import { textMatching, text } from './fields';

/**
 * Where a link may lead: sections of home, pages and photos of this site, other sites, e-mail and phone.
 * A test checks that every page of this site is accepted.
 */
export const ADDRESS = new RegExp(
  `^(${[
    '/?#(home|services|about|contact)',
    '/((services|about|contact|gallery)/?)?',
    '/gallery/[^/\\s?#]+/?',
    '#',
    'https?://[^\\s/?#]+\\.\\S+',
    'mailto:[^\\s@]+@[^\\s@]+',
    'tel:\\+?[\\d-]+',
  ].join('|')})$`,
);

/**
 * A link in header or footer.
 * @param hrefDescription describes the target to staff
 */
export function link(hrefDescription: string) {
  return z.strictObject({
    name: text('The words of the link.', 40),
    href: textMatching(
      ADDRESS,
      'a page (/, /services/, /about/, /gallery/ or /contact/), a section of home (#home, #services, #about or #contact), a whole address (https://…, mailto:… or tel:…), or # if there is none yet',
      hrefDescription,
    ),
  });
}
