import { isCurrent, linkFrom } from '../navigation/links';
import { SiteLink } from '../ui/SiteLink';
import { LanguageLinks } from './LanguageLinks';

interface NavigationLinksProps {
  links: Queries.HeaderFragment['navigation'];
  /** Path of the current page. */
  pathname: string;
  /** Classes of the list, of each entry, and of each link. */
  classes: { list: string; item?: string; link: string };
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** The list of the main navigation; the link to the current page is marked. Links to other languages end it. */
export function NavigationLinks({ links, pathname, classes, onFollow }: NavigationLinksProps) {
  return (
    <ul className={classes.list}>
      {links.map(({ name, href }, index) => (
        <li key={index} className={classes.item}>
          <SiteLink
            className={classes.link}
            href={linkFrom(pathname, href)}
            aria-current={isCurrent(pathname, href) ? 'page' : undefined}
            onClick={onFollow}
          >
            {name}
          </SiteLink>
        </li>
      ))}
      {__LANGUAGES__ && (
        <LanguageLinks pathname={pathname} className={classes.link} item={classes.item} />
      )}
    </ul>
  );
}
