import { useEffect, useLayoutEffect } from 'react';
import { contactMethods } from '../contact/methods';
import { WIDE_HEADER } from '../styles/breakpoints';
import { Icon } from '../ui/Icon';
import { listen } from '../ui/listen';
import { lockPage } from '../ui/lockPage';
import { useMediaQuery } from '../ui/useClientValue';
import * as styles from './MenuSheet.module.css';
import { NavigationLinks } from './NavigationLinks';

/** See `MenuSheet`. */
export interface MenuSheetProps {
  site: Queries.HeaderFragment;
  labels: Queries.HeaderLabelsFragment;
  /** Path of the current page. */
  pathname: string;
  open: boolean;
  onClose: () => void;
}

/** The phone menu: a sheet at the window's right edge, over the dimmed page. Once opened, it stays in the document. */
export function MenuSheet({ site, labels, pathname, open, onClose }: MenuSheetProps) {
  const wide = useMediaQuery(WIDE_HEADER);
  useEffect(() => {
    if (wide) onClose();
  }, [wide, onClose]);
  // Back and Forward.
  useEffect(() => listen(window, 'popstate', onClose), [onClose]);
  useLayoutEffect(() => (open ? lockPage() : undefined), [open]);
  const ref = open ? showModal : null;
  return (
    <dialog ref={ref} className={styles.menu} aria-label={site.labels.menu} onClose={onClose}>
      <div className={styles.beside} aria-hidden="true" onClick={onClose} />
      <div className={styles.sheet}>
        <button
          type="button"
          className={styles.close}
          aria-label={labels.closeMenu}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
        <nav aria-label={labels.navigation}>
          <NavigationLinks
            links={site.navigation}
            pathname={pathname}
            classes={{ list: styles.links, item: styles.item, link: styles.link }}
            onFollow={onClose}
          />
        </nav>
        <div className={styles.contact}>
          <h2 className={styles.heading}>{site.labels.contact}</h2>
          {contactMethods(site).map(({ icon, href, text }) => (
            <a key={href} className={styles.method} href={href}>
              <Icon name={icon} />
              <bdi dir="ltr">{text}</bdi>
            </a>
          ))}
        </div>
      </div>
    </dialog>
  );
}

/** Opens a dialog until React takes this ref from it. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
