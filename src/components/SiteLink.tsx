import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * A page of the site (`/about/`), a section of one (`/#about`) or of the current page (`#about`),
   * another site, or an address such as `mailto:`.
   */
  href: string;
}

/**
 * A link to any address. Pages of the site open through the router, everything else through the
 * browser, except sections of the current page, whose clicks `useHashLinks` handles.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  return href.startsWith('/') ? (
    // `undefined` overrides Gatsby's own `aria-current`, which also marks links to sections and the brand.
    <Link to={href} aria-current={undefined} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
