import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import type { LinkState } from '../navigation/backInSite';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * A page of the site (`/about/`), a section of one (`/#about`) or of the current page (`#about`),
   * another site, or an address such as `mailto:`.
   */
  href: string;
}

/**
 * A link to any address. Pages of the site open through the router, everything else through the browser: also
 * sections, which it finds, focuses and scrolls to as the styles say.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!href.startsWith('/') || href.includes('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const state: LinkState = { from: typeof window === 'undefined' ? '' : window.location.pathname };
  return (
    // `undefined` overrides Gatsby's own `aria-current`, which also marks the brand.
    <Link to={href} state={state} aria-current={undefined} {...rest}>
      {children}
    </Link>
  );
}
