import { graphql } from 'gatsby';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { HEADER_SCROLL_THRESHOLD } from '../constants';
import { useScrolledPast } from '../hooks/useClientValue';
import { linkFrom } from '../navigation/links';
import * as styles from './Header.module.css';
import { NavigationLink } from './NavigationLink';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';
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
  /** The menu is opening while the sheet's script is on its way. */
  const [menu, setMenu] = useState<'closed' | 'opening' | 'open'>('closed');
  const menuOpen = menu !== 'closed';
  const closeMenu = useCallback(() => setMenu('closed'), []);
  const showMenu = useCallback(() => setMenu('open'), []);
  useEffect(() => {
    if (!menuOpen) return;
    // Back and Forward, within the site and out of it.
    const leaving = new AbortController();
    for (const sign of ['popstate', 'pagehide']) addEventListener(sign, closeMenu, leaving);
    return () => leaving.abort();
  }, [menuOpen, closeMenu]);

  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <SiteLink className={styles.brand} href="/">
          <Wordmark brand={site.brand} />
        </SiteLink>
        <nav className={styles.navigation} aria-label="Main">
          <ul className={styles.links}>
            {site.navigation.map((item, index) => (
              <li key={index}>
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
          aria-busy={menu === 'opening'}
          onPointerEnter={expectMenu}
          onFocus={expectMenu}
          // A second tap on a slow line takes nothing back.
          onClick={() => setMenu(menu === 'open' ? 'closed' : 'opening')}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menuOpen && (
        <Suspense>
          <MenuSheet site={site} pathname={pathname} onClose={closeMenu} />
          <Shown onShow={showMenu} />
        </Suspense>
      )}
    </header>
  );
}

/** Tells when what stands beside it is there. */
function Shown({ onShow }: { onShow: () => void }) {
  useEffect(onShow, [onShow]);
  return null;
}

/** The navigation of phones where the sheet is missing: plain links under the header. */
function PlainMenu({ site, pathname }: Pick<HeaderProps, 'site' | 'pathname'>) {
  return (
    <nav className={styles.plainMenu} aria-label="Menu">
      {site.navigation.map((item, index) => (
        <a key={index} className={styles.link} href={linkFrom(pathname, item.href)}>
          {item.name}
        </a>
      ))}
    </nav>
  );
}

export const fragment = graphql`
  fragment Header on SiteContent {
    brand
    email
    phone
    navigation {
      name
      href
    }
    labels {
      menu
      contact
    }
  }
`;
