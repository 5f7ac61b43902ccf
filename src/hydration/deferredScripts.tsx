import type { PreRenderHTMLArgs } from 'gatsby';
import { boot } from './boot';

/**
 * Keeps scripts from sharing a slow connection with the pictures and fonts of the first screen: puts them into a
 * template until `boot` moves them out. `fetchpriority="low"` is not enough: it only orders queued requests, and on
 * a short page the browser sends all of them at once.
 */
export function deferScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  // In development, speed does not matter.
  if (process.env.NODE_ENV === 'development') return;
  replacePostBodyComponents([
    <template key="scripts">{getPostBodyComponents()}</template>,
    <script key="boot" dangerouslySetInnerHTML={{ __html: `(${boot.toString()})()` }} />,
  ]);
}
