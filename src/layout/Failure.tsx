import { useEffect, useRef } from 'react';
import * as buttonStyles from '../ui/Button.module.css';
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
 * The fallback screen for a render failure. Its texts are compiled into the code, since a page's data may be
 * the cause. Its link is not the router's: the browser loads the home page. Its heading takes the focus, since
 * the focused element was removed with the page.
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
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', reload);
    };
  }, []);
  return (
    <div className={styles.message} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {__FAILURE__.heading}
      </h1>
      <p className={styles.detail}>{describe(error)}</p>
      <p>
        <a className={buttonStyles.button} data-look="filled" href="/">
          {__FAILURE__.link}
        </a>
      </p>
    </div>
  );
}
