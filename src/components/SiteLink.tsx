import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A page (`/about/`), a section of a page (`/#about`) or of the current page (`#about`). */
  href: string;
}

/** A link within the site. Sections of the current page are plain links: `useHashLinks` glides. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  return href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
