import { z } from 'zod';
import { text, textMatching } from './builders';

/**
 * The addresses that a link may have: on this site, nothing yet (`#`), on other sites, e-mail, phone. Whether there is
 * such a page, section or file, the content check tells (`check/siteAddresses.ts`).
 */
export const ADDRESS =
  /^(?:#.*|\/(?!\/).*|https?:\/\/[^\s/?#]+\.\S+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/;

/** Tells staff which addresses there are, but for those that begin with `#`. */
export const ANY_ADDRESS =
  'an address of this site (such as /about/, /#about, /services/#coaching or /brochure.pdf) or a whole address without spaces (https://…, mailto:… or tel:+442079460000)';

/** A link, with a description of its target for staff. */
export function link(hrefDescription: string) {
  const wanted = `${ANY_ADDRESS}, or # if there is none yet`;
  return z.strictObject({
    name: text('The label of the link.', 40),
    href: textMatching(ADDRESS, wanted, hrefDescription).meta({ holds: 'address' }),
  });
}
