import { graphql } from 'gatsby';
import { type MouseEvent, useCallback, useState } from 'react';
import { HEADER_SCROLL_THRESHOLD } from '../ui/constants';
import { Icon } from '../ui/Icon';
import { listen } from '../ui/listen';
import { SiteLink } from '../ui/SiteLink';
import { useClientValue } from '../ui/useClientValue';
import * as styles from './Header.module.css';
import { MenuSheet, type MenuSheetProps } from './MenuSheet';
import { NavigationLinks } from './NavigationLinks';
import { Wordmark } from './Wordmark';

const isScrolled = () => window.scrollY > HEADER_SCROLL_THRESHOLD;
const onScroll = (onChange: () => void) => listen(window, 'scroll', onChange);

/** The header of every page: brand and navigation. On phones the navigation is a menu. */
export function Header({ site, labels, pathname }: Omit<MenuSheetProps, 'open' | 'onClose'>) {
  const scrolled = useClientValue(isScrolled, false, onScroll);
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    event.currentTarget.parentElement?.removeAttribute('open');
    setMenuOpen(true);
  };

  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <SiteLink className={styles.brand} href="/">
          <Wordmark brand={site.brand} />
        </SiteLink>
        {/* Until scripts run, it opens the navigation below it; a new page closes that. */}
        <details key={pathname} className={styles.menu}>
          <summary className={styles.menuButton} aria-label={site.labels.menu} onClick={openMenu}>
            <Icon name="menu" />
          </summary>
        </details>
        <nav className={styles.navigation} aria-label={labels.navigation}>
          <NavigationLinks
            links={site.navigation}
            pathname={pathname}
            classes={{ list: styles.links, link: styles.link }}
          />
        </nav>
      </div>
      {menuOpen !== undefined && (
        <MenuSheet {...{ site, labels, pathname }} open={menuOpen} onClose={closeMenu} />
      )}
    </header>
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
  fragment HeaderLabels on LabelsPage {
    navigation
    closeMenu
  }
`;
