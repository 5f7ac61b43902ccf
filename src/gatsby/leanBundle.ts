import { realpathSync } from 'node:fs';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Browser code that does nothing on this site, 5 kB of gzip on every first visit. The first serves
 * manifests in several languages, and as a CommonJS module that asks for all of `gatsby` it keeps
 * the unused half of it in the bundle; the second serves `<Script strategy="off-main-thread">`; the
 * third a service worker, the last a page within a page.
 */
export const UNUSED = [
  'node_modules/gatsby-plugin-manifest/get-manifest-pathname.js',
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  '.cache/register-service-worker.js',
  '.cache/public-page-renderer.js',
];

/**
 * Code below this size, bytes of source, that two pages share is put into both: a file of its own
 * costs the first visit a request more and compresses worse. The dialog's library stays shared.
 */
const WORTH_SHARING = 50_000;

/** Keeps the browser's bundle to what pages use, in few files. */
export function keepBundleLean({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(UNUSED.map((file) => [realpathSync(file), false])) },
    optimization: { splitChunks: { cacheGroups: { shared: { minSize: WORTH_SHARING } } } },
  });
}
