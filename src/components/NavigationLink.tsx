import { Link } from 'gatsby';

interface NavigationLinkProps {
  item: { name: string; href: string };
  /** Path of the page shown. */
  pathname: string;
  className: string;
  onClick?: () => void;
}

/** A link of the main navigation; the current one is also that of a gallery's further pages. */
export function NavigationLink({ item, pathname, className, onClick }: NavigationLinkProps) {
  return (
    <Link
      className={className}
      to={item.href}
      aria-current={pathname.startsWith(item.href) ? 'page' : undefined}
      onClick={onClick}
    >
      {item.name}
    </Link>
  );
}
