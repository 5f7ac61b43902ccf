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

/** A menu. An object, because React calls a function that is passed to a state setter. */
interface Menu {
  default: ComponentType<MenuSheetProps>;
}

/** The menu if the sheet's script fails to load, for example offline. */
const PLAIN: Menu = { default: PlainMenu };

const loadMenu = (): Promise<Menu> => import('./MenuSheet').catch(() => PLAIN);

type HeaderProps = Omit<MenuSheetProps, 'onClose'>;

/** The header of every page: brand and navigation. On phones the navigation is a menu. */
export function Header({ site, words, pathname }: HeaderProps) {
  const scrolled = useScrolledPast(HEADER_SCROLL_THRESHOLD);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menu, setMenu] = useState<Menu>();
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  function toggleMenu() {
    // Closes only a visible menu: a second tap while its script loads must not cancel the first.
    setMenuOpen(!menuOpen || !menu);
    if (menu && menu !== PLAIN) return;
    // Tries again to load the sheet.
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

/** The phone menu if the sheet's script fails to load: plain links below the header. */
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
