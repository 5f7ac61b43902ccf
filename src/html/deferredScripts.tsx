import type { PreRenderHTMLArgs } from 'gatsby';
import { boot } from './boot';

/** Placeholder for the address of a page's deferred styles, which `pageStyles.ts` fills in. */
export const DEFERRED_STYLES = '/deferred-styles.css';

/**
 * Keeps scripts and deferred styles from sharing a slow connection with the pictures and fonts of the first
 * screen: puts them into a template, where the browser neither fetches nor runs them until `boot` moves
 * them out. `fetchpriority="low"` is not enough: it only orders queued requests, and on a short page the
 * browser sends all of them at once.
 */
export function deferScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  // In development speed does not matter, and there is no file of deferred styles.
  if (process.env.NODE_ENV === 'development') return;
  replacePostBodyComponents([
    // Without scripts nothing moves the styles out of the template, but printing still needs them.
    <noscript key="styles">
      <link rel="stylesheet" href={DEFERRED_STYLES} />
    </noscript>,
    <template key="scripts">
      <link rel="stylesheet" href={DEFERRED_STYLES} />
      {getPostBodyComponents()}
    </template>,
    <script key="boot" dangerouslySetInnerHTML={{ __html: `(${boot.toString()})()` }} />,
  ]);
}
