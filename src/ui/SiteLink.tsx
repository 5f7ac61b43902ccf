import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * A page of the site (`/about/`), a file in `static/` (`/brochure.pdf`), a section of a page (`/#about`) or of the
   * current one (`#about`), another site, or an address such as `mailto:`.
   */
  href: string;
}

/** The state of the history entries of links: the address of the page with the link, read when the entry is made. */
const STATE = {
  get from() {
    return window.location.href;
  },
};

/**
 * A link to any address. Pages of the site open through the router, everything else through the browser: also
 * sections, which it finds, focuses and scrolls to as the styles say.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!/^\/(?:[^#]*\/)?[^.#/]*$/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    // `undefined` overrides Gatsby's own `aria-current`, which also marks the brand.
    <Link to={href} state={STATE} aria-current={undefined} {...rest}>
      {children}
    </Link>
  );
}
