import { isCurrent, linkFrom } from '../navigation/links';
import { SiteLink } from '../ui/SiteLink';

interface NavigationLinkProps {
  item: { name: string; href: string };
  /** Path of the current page. */
  pathname: string;
  className: string;
  onClick?: () => void;
}

/** A link of the main navigation, marked when it leads to the current page. */
export function NavigationLink({ item, pathname, className, onClick }: NavigationLinkProps) {
  return (
    <SiteLink
      className={className}
      href={linkFrom(pathname, item.href)}
      aria-current={isCurrent(pathname, item.href) ? 'page' : undefined}
      onClick={onClick}
    >
      {item.name}
    </SiteLink>
  );
}
