import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { HASHED_FOLDER } from '../hosting/cachePolicy';

/** The minifiers that Gatsby passes to `onCreateWebpackConfig`. */
interface Minifiers {
  minifyJs: (options: {
    include?: RegExp;
    exclude?: RegExp;
    terserOptions: object;
  }) => WebpackPluginInstance;
  minifyCss: () => WebpackPluginInstance;
}

/**
 * Name of a published script, in the folder that browsers may cache for a year (`headers.ts`). Each page carries the
 * names of all scripts that are fetched later: these have their numbers for names.
 */
const scriptName = (name: '[name]' | '[id]') =>
  `${HASHED_FOLDER.slice(1)}${name}-[contenthash:8].js`;

/**
 * Time limit for a lazily loaded script, ms. Webpack's default of 2 minutes would leave visitors waiting when a
 * request hangs; `retryScripts.ts` requests it twice. A script that arrives later is used the next time it is
 * needed.
 */
const CHUNK_TIMEOUT = 4000;

/**
 * By default, Gatsby has Terser write ECMAScript 5. Functions that are used once stay in their place: inlined, they make
 * react-dom shorter, but longer with gzip (0.5 kB).
 */
const TERSER_OPTIONS = {
  ecma: 2020,
  mangle: true,
  compress: { ecma: 2020, passes: 2, reduce_funcs: false },
  output: { ecma: 2020, comments: false },
};

/** The script that lists the names of all others. */
const APP = /app-/;

/**
 * Names variables by a fixed list. By default, Terser prefers the letters that a script itself has most of. When it runs,
 * the list of scripts still contains preliminary hashes, which depend on webpack's cache: the names would differ from
 * those of a build from nothing. `unsafe_methods` writes webpack's modules as methods, which nobody calls with `new`.
 */
const APP_OPTIONS = {
  ...TERSER_OPTIONS,
  compress: { ...TERSER_OPTIONS.compress, unsafe_methods: true },
  mangle: {
    nth_identifier: {
      // Terser's processes get a copy of this function: it must use nothing outside itself.
      get(n: number) {
        const mostFrequent = 'etnroaisculpdfhmgbvywkxjqzTENSCARLOIDPMUFHBVGWKYXQJZ';
        return mostFrequent[n % 52].repeat(Math.floor(n / 52) + 1);
      },
    },
  },
};

/**
 * Puts scripts into the folder that browsers may cache for a year, written for the browsers that `package.json` lists,
 * and makes no source maps, which nobody reads. `setWebpackConfig` would ignore the names, and minify twice.
 */
export function shortenScripts({ actions, getConfig, plugins }: CreateWebpackConfigArgs) {
  const config = (getConfig as () => Configuration)();
  const { minifyJs, minifyCss } = plugins as unknown as Minifiers;
  actions.replaceWebpackConfig({
    ...config,
    target: 'browserslist',
    devtool: false,
    output: {
      ...config.output,
      // Each script begins with it; by default it is the name of the project.
      uniqueName: 'site',
      // Each module is a function. V8 takes three times as long to compile react-dom inside an arrow function.
      environment: { arrowFunction: false },
      filename: scriptName('[name]'),
      chunkFilename: scriptName('[id]'),
      chunkLoadTimeout: CHUNK_TIMEOUT,
    },
    optimization: {
      ...config.optimization,
      // Webpack's runtime is in the site's own script: one request less for each visitor.
      runtimeChunk: false,
      minimizer: [
        minifyJs({ exclude: APP, terserOptions: TERSER_OPTIONS }),
        minifyJs({ include: APP, terserOptions: APP_OPTIONS }),
        minifyCss(),
      ],
    },
  });
}
