import { useEffect, useRef } from 'react';
import * as shared from '../styles/shared.module.css';
import { listen } from '../ui/listen';
import * as styles from './Failure.module.css';

/** Returns the status of an error that has one, such as an HTTP response, or else its message. */
function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as Record<string, unknown>;
    if (status !== undefined) return [status, statusText].filter(Boolean).join(' ');
    if (typeof message === 'string' && message) return message;
  }
  return String(error);
}

/**
 * The fallback screen for a render failure. Its texts are compiled into the code, since a page's data or the
 * connection may be the cause. Its link is not the router's: the browser loads the home page. Its heading takes the
 * focus, since the focused element was removed with the page.
 */
export function Failure({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the router has focused the page, and Gatsby has set its title.
    const timer = setTimeout(() => {
      document.title = __FAILURE__.heading;
      heading.current?.focus();
    }, 300);
    // Back and Forward load their page from the server, since the router may have failed too.
    const stop = listen(window, 'popstate', () => window.location.reload());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <div className={styles.failure}>
      <h1 ref={heading} tabIndex={-1} aria-describedby="said">
        {__FAILURE__.heading}
      </h1>
      <p id="said">{describe(error)}</p>
      <a className={shared.pill} href="/">
        {__FAILURE__.link}
      </a>
    </div>
  );
}
