import { useEffect, useRef } from 'react';
import * as buttonStyles from './Button.module.css';
import * as styles from './Message.module.css';

/** The error's status where it has one (as an HTTP answer does), else its message. */
function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    const { status, statusText, message } = error as Record<string, unknown>;
    if (status !== undefined) return [status, statusText].filter(Boolean).join(' ');
    if (typeof message === 'string' && message) return message;
  }
  return String(error);
}

/**
 * The fallback screen of a render failure. Its words stand in the code, since the content may be
 * what failed, and its link loads the home page afresh. It takes the focus, which went with the page.
 */
export function Failure({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.message} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p className={styles.detail}>{describe(error)}</p>
      <p>
        <a className={buttonStyles.button} data-look="filled" href="/">
          Return to Home
        </a>
      </p>
    </div>
  );
}
