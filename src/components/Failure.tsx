import { useEffect, useRef } from 'react';
import * as buttonStyles from './Button.module.css';
import * as styles from './Message.module.css';

/** The status of an error that has one, as an HTTP response does, else its message. */
function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as Record<string, unknown>;
    if (status !== undefined) return [status, statusText].filter(Boolean).join(' ');
    if (typeof message === 'string' && message) return message;
  }
  return String(error);
}

/**
 * The fallback screen of a render failure. The build puts its texts into the code, since a page's data may be
 * what failed, and its link makes the browser load the home page. Its heading takes the focus, since the
 * element that had it was removed with the page.
 */
export function Failure({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // Back and Forward load their page from the server: the router may be among what failed.
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
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
