import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { HASHED_FOLDER } from '../hosting/cachePolicy';
import type { Configuration, WebpackPluginInstance } from 'webpack';

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

/** How Terser writes code for today's browsers; Gatsby has it write for those of 2009. */
const TERSER = {
  compress: { ecma: 2020, passes: 2, unsafe_arrows: true, unsafe_methods: true },
  output: { ecma: 2020 },
} as const;

/** Keeps the browser's bundle to what pages use, in few files, where hosts keep them for a year. */
export function keepBundleLean(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args;
  if (stage !== 'build-javascript') return;
  const unused = [...UNUSED.map((file) => realpathSync(file)), scrollRestoration()];
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...Object.fromEntries(unused.map((file) => [file, false])),
        'prop-types$': resolve('src/build/gatsby/noPropTypes.ts'),
      },
    },
    optimization: { splitChunks: { cacheGroups: { shared: { minSize: WORTH_SHARING } } } },
  });
  const config = (args.getConfig as () => Configuration)();
  const others = config.optimization?.minimizer?.filter(
    (minimizer) => (minimizer as object).constructor.name !== 'TerserPlugin',
  );
  const minifyJs = plugins.minifyJs as (options: object) => WebpackPluginInstance;
  const minimizer = [minifyJs({ terserOptions: TERSER }), ...(others ?? [])];
  const filename = `${HASHED_FOLDER.slice(1)}[name]-[contenthash].js`;
  actions.replaceWebpackConfig({
    ...config,
    // Where hosts keep files for a year: one rule for the folder, whatever a build names its scripts.
    output: { ...config.output, filename, chunkFilename: filename },
    optimization: { ...config.optimization, minimizer },
  });
}

/** A hook that no page calls, and that keeps all of the router in the bundle. */
function scrollRestoration(): string {
  const fromGatsby = createRequire(
    createRequire(resolve('package.json')).resolve('gatsby/package.json'),
  );
  return fromGatsby.resolve('gatsby-react-router-scroll/use-scroll-restoration');
}
