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
 * Browser code that does nothing on this site, 4 kB of gzip on every first visit. The first serves
 * `<Script strategy="off-main-thread">`, the second a service worker, the third a page within a page,
 * the last is a hook that no page calls, and that keeps all of the router in the bundle.
 */
export const UNUSED = [
  'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  '.cache/register-service-worker.js',
  '.cache/public-page-renderer.js',
  `${SCROLLING}/use-scroll-restoration.js`,
];

/** Our scrolling in the place of Gatsby's, also in pages that are being written. */
const SCROLLED = { [`${SCROLLING}/scroll-handler.js`]: 'src/browser/ScrollHandler.tsx' };

/** What does the work of Gatsby's own code here in less, 2 kB of gzip. */
export const REPLACED = {
  '.cache/head/head-export-handler-for-browser.js': 'src/browser/head.tsx',
  ...SCROLLED,
};

/**
 * Code below this size, bytes of source, that two pages share is put into both: a file of its own
 * costs the first visit a request more and compresses worse. The dialog's library stays shared.
 */
const WORTH_SHARING = 50_000;

/** How Terser writes code for today's browsers; Gatsby has it write for those of 2009. */
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

/** Keeps the browser's bundle to what pages use, in few files, where hosts keep them for a year. */
export function keepBundleLean(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins } = args;
  if (stage === 'develop') actions.setWebpackConfig({ resolve: { alias: aliases(SCROLLED) } });
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...Object.fromEntries(UNUSED.map((file) => [realpathSync(file), false])),
        ...aliases(REPLACED),
        'prop-types$': resolve('src/build/gatsby/noPropTypes.ts'),
        'gatsby-production-app$': resolve('.cache/production-app'),
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
    // Nobody reads the maps of published scripts, and each script would name its own.
    devtool: false,
    entry: { app: resolve('src/browser/start.ts') },
    // Where hosts keep files for a year: one rule for the folder, whatever a build names its scripts.
    output: { ...config.output, filename, chunkFilename: filename },
    optimization: { ...config.optimization, minimizer },
  });
}

/** Files by path, and those that stand in for them, as webpack names them. */
function aliases(files: Record<string, string>): Record<string, string> {
  const entries = Object.entries(files);
  return Object.fromEntries(entries.map(([file, own]) => [realpathSync(file), resolve(own)]));
}
