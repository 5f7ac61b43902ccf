import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * A page of the site (`/about/`), a file in `static/` (`/brochure.pdf`), a section of a page (`/#about`) or of the
   * current one (`#about`), another site, or an address such as `mailto:`.
   */
  href: string;
}

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
    <Link to={href} aria-current={undefined} {...rest}>
      {children}
    </Link>
  );
}
