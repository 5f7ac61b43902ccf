import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { HASHED_FOLDER } from '../hosting/cachePolicy';
import type { Configuration, WebpackPluginInstance } from 'webpack';

const fromGatsby = createRequire(
  createRequire(resolve('package.json')).resolve('gatsby/package.json'),
);
const SCROLLING = dirname(fromGatsby.resolve('gatsby-react-router-scroll/package.json'));

/**
 * Modules that do nothing on this site, 4 kB of gzip on every first visit. The first serves
 * `<Script strategy="off-main-thread">`, the second a service worker, the third Gatsby's deprecated
 * `PageRenderer`, the last is a hook that no page calls and that pulls all of the router into the bundle.
 */
export const UNUSED = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  '.cache/register-service-worker.js',
  '.cache/public-page-renderer.js',
  `${SCROLLING}/use-scroll-restoration.js`,
];

/** Our scroll handler in place of Gatsby's, in the development server too. */
const SCROLLED = { [`${SCROLLING}/scroll-handler.js`]: 'src/navigation/ScrollHandler.tsx' };

/** Smaller modules in place of Gatsby's: 2 kB of gzip less. */
export const REPLACED = {
  '.cache/head/head-export-handler-for-browser.js': 'src/browser/head.tsx',
  ...SCROLLED,
};

/**
 * Least size of a chunk that pages share, bytes of source. Less code is bundled with each page: a chunk of
 * its own costs the first visit one more request and compresses worse. The dialog's library is larger.
 */
const MIN_SHARED_SIZE = 50_000;

/** Terser's options for the browsers in `package.json`; Gatsby's are for those of 2009. */
const TERSER = {
  compress: {
    ecma: 2020,
    passes: 2,
    unsafe_arrows: true,
    unsafe_methods: true,
    inline: 0,
    reduce_funcs: false,
  },
  output: { ecma: 2020 },
} as const;

/** Reduces the browser's bundle to what pages use, in few files, which browsers may cache for a year. */
export function keepBundleLean(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args;
  if (stage === 'develop') actions.setWebpackConfig({ resolve: { alias: aliases(SCROLLED) } });
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...Object.fromEntries(UNUSED.map((file) => [realpathSync(file), false])),
        ...aliases(REPLACED),
        'prop-types$': resolve('src/gatsby/noPropTypes.ts'),
        'gatsby-production-app$': resolve('.cache/production-app'),
      },
    },
    optimization: { splitChunks: { cacheGroups: { shared: { minSize: MIN_SHARED_SIZE } } } },
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
    // No source maps: nobody reads those of published scripts, and each script would have to link its own.
    devtool: false,
    entry: { app: resolve('src/browser/start.ts') },
    // The folder with a one-year cache header (`headers.ts`), which then needs no rule for script names.
    output: { ...config.output, filename, chunkFilename: filename },
    optimization: { ...config.optimization, minimizer },
  });
}

/** webpack's aliases for files and their replacements, both given by path from the project's folder. */
function aliases(files: Record<string, string>): Record<string, string> {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.map(([file, own]) => [realpathSync(file), resolve(own)]));
}
