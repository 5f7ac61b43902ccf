import { graphql } from 'gatsby';
import { createElement, useCallback, useEffect, useState, type ComponentType } from 'react';
import { HEADER_SCROLL_THRESHOLD } from '../constants';
import { useScrolledPast } from '../hooks/useClientValue';
import { linkFrom } from '../navigation/links';
import * as styles from './Header.module.css';
import { NavigationLink } from './NavigationLink';
import { Icon } from './Icon';
import type { MenuSheetProps } from './MenuSheet';
import { SiteLink } from './SiteLink';
import { Wordmark } from './Wordmark';

/** A menu, in an object because React would call a function that is set as state. */
interface Menu {
  default: ComponentType<MenuSheetProps>;
}

/** The menu when the sheet's script does not arrive, as offline. */
const PLAIN: Menu = { default: PlainMenu };

const loadMenu = (): Promise<Menu> => import('./MenuSheet').catch(() => PLAIN);

type HeaderProps = Omit<MenuSheetProps, 'onClose'>;

/** The header of every page: brand and navigation, which on phones is a menu. */
export function Header({ site, words, pathname }: HeaderProps) {
  const scrolled = useScrolledPast(HEADER_SCROLL_THRESHOLD);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menu, setMenu] = useState<Menu>();
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  function toggleMenu() {
    // Closes only a menu that shows: a second tap while its script loads must not cancel the first.
    setMenuOpen(!menuOpen || !menu);
    if (menu && menu !== PLAIN) return;
    // The sheet may arrive this time.
    setMenu(undefined);
    void loadMenu().then(setMenu);
  }

  useEffect(() => {
    // Back and Forward: `popstate` within the site, `pagehide` when they leave it.
    const listeners = new AbortController();
    for (const type of ['popstate', 'pagehide']) addEventListener(type, closeMenu, listeners);
    return () => listeners.abort();
  }, [closeMenu]);

  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <SiteLink className={styles.brand} href="/">
          <Wordmark brand={site.brand} />
        </SiteLink>
        <nav className={styles.navigation} aria-label={words.navigation}>
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
          aria-busy={menuOpen && !menu}
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          onClick={toggleMenu}
        >
          <Icon name="menu" />
        </button>
      </div>
      {menuOpen &&
        menu &&
        createElement(menu.default, { site, words, pathname, onClose: closeMenu })}
    </header>
  );
}

/** The menu of phones when the sheet's script does not arrive: plain links under the header. */
function PlainMenu({ site, pathname }: Pick<HeaderProps, 'site' | 'pathname'>) {
  return (
    <nav className={styles.plainMenu} aria-label={site.labels.menu}>
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
  fragment HeaderWords on WordsPage {
    navigation
    closeMenu
  }
`;
