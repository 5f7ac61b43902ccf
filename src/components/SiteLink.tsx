import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * A page of the site (`/about/`), a section of one (`/#about`) or of the page shown (`#about`),
   * another site, or an address such as `mailto:`.
   */
  href: string;
}

/**
 * A link to anywhere: pages of the site go through the router, all else is the browser's. For
 * sections of the page shown see `useHashLinks`, which glides.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  return href.startsWith('/') ? (
    // Gatsby would mark each link to the page shown, also one to a section and that of the brand.
    <Link to={href} aria-current={undefined} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
