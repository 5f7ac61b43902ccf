import { z } from 'zod';
import { formed, text } from './fields';

/** What the site has to lead to, and what browsers follow elsewhere. A test holds it to the site. */
const ADDRESS = new RegExp(
  `^(${[
    '/?#(home|services|about|contact)',
    '/((services|about|contact|gallery)/?)?',
    '/gallery/?#photo=\\S+',
    '#',
    'https?://[^\\s/?#]+\\.\\S+',
    'mailto:[^\\s@]+@[^\\s@]+',
    'tel:\\+?[\\d-]+',
  ].join('|')})$`,
);

/**
 * A link in header or footer.
 * @param hrefDescription where it leads, for the person who writes it
 */
export function link(hrefDescription: string) {
  return z.strictObject({
    name: text('The words of the link.', 40),
    href: formed(
      ADDRESS,
      'a page (/, /services/, /about/, /gallery/ or /contact/), a section of home (#home, #services, #about or #contact), a whole address (https://…, mailto:… or tel:…), or # while there is none',
      hrefDescription,
    ),
  });
}
