import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react';
import { interpolate } from '../ui/interpolate';
import { listen } from '../ui/listen';
import { Wordmark } from './Wordmark';

/** Loaded only now; missing if the connection is the cause. */
const FallenDolls = lazy(() => import('./FallenDolls').catch(() => ({ default: () => null })));

const CENTRED = {
  display: 'grid',
  gap: 'var(--space-6)',
  justifyItems: 'center',
  textAlign: 'center',
} satisfies CSSProperties;

/** Inline, since each page carries all styles of the layout. */
const STYLES = {
  inLayout: {
    ...CENTRED,
    alignContent: 'center',
    minHeight: 'calc(100svh - var(--smooth-scroll-offset))',
    paddingBottom: 'var(--section)',
  },
  // As high as the window, from the brand down to the step.
  alone: {
    ...CENTRED,
    gridTemplateRows: 'auto 1fr auto',
    minHeight: '100svh',
    paddingBlock: 'var(--space-3)',
  },
  message: { alignSelf: 'center', paddingInline: 'var(--gutter)' },
  heading: { fontSize: 'var(--text-h2)' },
  said: {
    margin: 'var(--space-2) auto var(--space-3)',
    color: 'var(--ink-soft)',
    fontSize: 'var(--text-small)',
  },
  link: {
    display: 'inline-block',
    padding: '0.8rem 1.6rem',
    borderRadius: 'var(--radius-control)',
    background: 'var(--action)',
    color: '#fff',
    fontWeight: 600,
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties>;

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
  /** Whether header and footer have failed too: it shows the brand, and the step below a row of dolls. */
  alone: boolean;
}

/**
 * The fallback screen for a render failure. Its texts are compiled into the code, since a page's data or the
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
    const stop = listen(window, 'popstate', () => window.location.reload());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const step = __FAILURE__.dolls && (
    <Suspense>
      <FallenDolls alone={alone} />
    </Suspense>
  );
  return (
    <div style={alone ? STYLES.alone : STYLES.inLayout}>
      {alone ? <Wordmark brand={__FAILURE__.brand} /> : step}
      <div style={STYLES.message}>
        <h1 ref={heading} style={STYLES.heading} tabIndex={-1} aria-describedby="said">
          {__FAILURE__.heading}
        </h1>
        <p style={STYLES.said} id="said">
          {interpolate(__FAILURE__.said, { message: describe(error) })}
        </p>
        <p>
          <a style={STYLES.link} href="/">
            {__FAILURE__.link}
          </a>
        </p>
      </div>
      {alone && step}
    </div>
  );
}
