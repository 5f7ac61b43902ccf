import { graphql, Link } from 'gatsby';
import { lazy, Suspense, useState } from 'react';
import { HEADER_SCROLL_THRESHOLD } from '../constants';
import { useScrolledPast } from '../hooks/useScrolledPast';
import * as styles from './Header.module.css';
import { NavigationLink } from './NavigationLink';
import { Icon } from './Icon';
import { Wordmark } from './Wordmark';

const loadMenuSheet = () => import('./MenuSheet');
// Where its script does not arrive, as offline, the links stand in the header instead.
const MenuSheet = lazy(() => loadMenuSheet().catch(() => ({ default: PlainMenu })));

/** Asks for the sheet before it is needed; a failure shows when it is. */
function expectMenu() {
  loadMenuSheet().catch(() => undefined);
}

interface HeaderProps {
  site: Queries.HeaderFragment;
  /** Path of the page shown. */
  pathname: string;
}

/** The header of every page: brand, navigation, and on phones the menu sheet. */
export function Header({ site, pathname }: HeaderProps) {
  const scrolled = useScrolledPast(HEADER_SCROLL_THRESHOLD);
  // Open on one page only: Back and Forward leave it behind.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menuOpen = openOn === pathname;

  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <Link className={styles.brand} to="/">
          <Wordmark brand={site.brand} />
        </Link>
        <nav className={styles.navigation} aria-label="Main">
          <ul className={styles.links}>
            {site.navigation.map((item) => (
              <li key={item.href}>
                <NavigationLink item={item} pathname={pathname} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className={styles.menuButton}
          aria-label={site.labels.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onPointerEnter={expectMenu}
          onFocus={expectMenu}
          onClick={() => setOpenOn(menuOpen ? null : pathname)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menuOpen && (
        <Suspense>
          <MenuSheet site={site} pathname={pathname} onClose={() => setOpenOn(null)} />
        </Suspense>
      )}
    </header>
  );
}

/** The navigation of phones where the sheet is missing: plain links under the header. */
function PlainMenu({ site }: { site: Queries.HeaderFragment }) {
  return (
    <nav className={styles.plainMenu} aria-label="Menu">
      {site.navigation.map((item) => (
        <a key={item.href} className={styles.link} href={item.href}>
          {item.name}
        </a>
      ))}
    </nav>
  );
}

export const fragment = graphql`
  fragment Header on SiteContent {
    brand
    navigation {
      name
      href
    }
    labels {
      menu
    }
  }
`;
