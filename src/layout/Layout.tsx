import { graphql } from 'gatsby';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Toast } from '../contact/Toast';
import { PAGE_ANNOUNCER } from '../navigation/arrive';
import { usePageLoading } from '../navigation/latestNavigation';
import { useHydrated } from '../ui/useClientValue';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './Layout.module.css';

interface LayoutProps {
  content: Queries.LayoutFragment;
  /** Path of the current page, such as `/about/`. */
  pathname: string;
  children: ReactNode;
}

/** Skip link, header and footer around each page. It stays mounted when the visitor navigates. */
export function Layout({ content, pathname, children }: LayoutProps) {
  useLayoutEffect(() => window.boot?.finish(), []);
  const hydrated = useHydrated();
  const loading = usePageLoading();
  useEffect(() => {
    if (hydrated) document.body.dataset.hydrated = '';
  }, [hydrated]);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {content.site.labels.skip}
      </a>
      <Header site={content.site} labels={content.labels.page} pathname={pathname} />
      <p className={styles.loading} aria-live="polite" aria-atomic="true">
        {loading && content.labels.page.loading}
      </p>
      <main className={styles.main} id="main">
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
      </main>
      <Footer site={content.site} pathname={pathname} />
      <p id={PAGE_ANNOUNCER} className="visually-hidden" aria-live="polite" />
      <Toast content={content} />
    </div>
  );
}

export const fragment = graphql`
  fragment Layout on Content {
    site {
      plain
      labels {
        skip
      }
      ...Header
      ...Footer
    }
    labels {
      page {
        loading
        ...HeaderLabels
      }
    }
    ...Toast
  }
`;
