import { useEffect, useRef } from 'react';
import { Doll } from '../dolls/Doll';
import * as buttonStyles from '../ui/Button.module.css';
import { interpolate } from '../ui/interpolate';
import * as styles from './Failure.module.css';
import { Wordmark } from './Wordmark';

/** Patterns of the dolls that stand before the fallen one, and after it. */
const BEFORE = ['12', '20'];
const AFTER = ['7', '1'];

/** Returns the status of an error that has one, such as an HTTP response, or else its message. */
function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as Record<string, unknown>;
    if (status !== undefined) return [status, statusText].filter(Boolean).join(' ');
    if (typeof message === 'string' && message) return message;
  }
  return String(error);
}

interface FailureProps {
  error: unknown;
  /** Whether header and footer have failed too: it shows the brand, and the step below the row of dolls. */
  alone: boolean;
}

/**
 * The fallback screen for a render failure. Its texts and dolls are compiled into the code, since a page's data or the
 * connection may be the cause. Its link is not the router's: the browser loads the home page. Its heading takes the
 * focus, since the focused element was removed with the page.
 */
export function Failure({ error, alone }: FailureProps) {
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
  const standing = (pattern: string) => (
    <Doll key={pattern} className={styles.doll} pattern={pattern} />
  );
  return (
    <div className={styles.failure} data-alone={alone}>
      {alone && <Wordmark brand={__FAILURE__.brand} />}
      {__DOLLS__ && (
        <div className={styles.step}>
          {alone && BEFORE.map(standing)}
          <Doll className={styles.fallen} pattern="2" defines />
          {alone && AFTER.map(standing)}
        </div>
      )}
      <div className={styles.message}>
        <h1 ref={heading} className={styles.heading} tabIndex={-1} aria-describedby="said">
          {__FAILURE__.heading}
        </h1>
        <p className={styles.said} id="said">
          {interpolate(__FAILURE__.said, { message: describe(error) })}
        </p>
        <p>
          <a className={buttonStyles.button} data-look="filled" href="/">
            {__FAILURE__.link}
          </a>
        </p>
      </div>
    </div>
  );
}
