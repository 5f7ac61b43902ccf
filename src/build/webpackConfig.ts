import type { CreateWebpackConfigArgs } from 'gatsby';
import { languagesOf } from '../content/languages';
import { loadPage, loadSite } from '../content/reading/load';
import { labels } from '../content/schemas/labels';
import { iconSprite } from './iconSprite';

/** A rule of Gatsby's webpack configuration. */
interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  /** Loaders, with the options of url-loader and css-loader that are changed here. */
  use?: {
    options?: { limit?: false; importLoaders?: number; modules?: { localIdentName?: string } };
  }[];
}

/** The parts of that configuration that are changed here. */
interface Config {
  module: { rules: Rule[] };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  output: { hashSalt?: string };
  optimization: { splitChunks?: { cacheGroups?: { styles?: unknown } } };
  devtool?: string | false;
}

/** Options that put files into the folder that browsers may cache for a year (`static/_headers`). */
function namesOf(extension: 'js' | 'css') {
  const filename = `static/[name]-[contenthash].${extension}`;
  return { filename, chunkFilename: filename };
}

/** Changes single options of Gatsby's webpack configuration: see docs/gatsby.md. */
export async function adjustWebpack(args: CreateWebpackConfigArgs): Promise<void> {
  const { stage, actions, getConfig } = args;
  await defineConstants(args);
  const config = (getConfig as () => Config)();
  const styles = config.plugins.find((one) => one.constructor.name === 'MiniCssExtractPlugin');
  const rules = config.module.rules.flatMap((one) => [one, ...(one.oneOf ?? [])]);
  for (const { test, use = [] } of rules) {
    // Some rules have a function instead of a list, which has no options.
    for (const { options = {} } of [use].flat()) {
      // url-loader inlines files below 10 kB. The content security policy forbids fonts in data URLs.
      if (test?.test('font.woff2')) options.limit = false;
      if (!options.modules?.localIdentName) continue;
      // Otherwise styles that others compose would lack their prefixes, such as that of `mask` for Chrome 109.
      options.importLoaders = 1;
      // Each page carries its styles. With Gatsby's class names, made of file, class and hash, it would be 1 kB larger.
      if (stage.startsWith('build')) options.modules.localIdentName = '[hash:base62:4]';
    }
  }
  // No warnings that pages import styles in different orders: no rule outside a layer overrides another's.
  if (styles?.options) styles.options.ignoreOrder = true;
  // Gatsby renders a page again if the code that renders it has changed, but not if only its styles have.
  if (stage === 'build-html') config.output.hashSalt = String(Date.now());
  if (stage === 'build-javascript') {
    Object.assign(config.output, namesOf('js'));
    // No source maps, which nobody reads.
    config.devtool = false;
    // Without this group, which holds the styles of all pages, each page has its own.
    delete config.optimization.splitChunks?.cacheGroups?.styles;
    Object.assign(styles?.options ?? {}, namesOf('css'));
  }
  actions.replaceWebpackConfig(config);
}

/** Defines the constants that `src/build/globals.d.ts` declares. The preview has them as they were at its start. */
async function defineConstants({ actions, plugins }: CreateWebpackConfigArgs) {
  const site = loadSite();
  const define = plugins.define as (constants: Record<string, string>) => unknown;
  const constants = {
    __FAILURE__: JSON.stringify(loadPage('labels.md', labels).failure),
    __LANG__: JSON.stringify(site.lang),
    __LANGUAGES__: JSON.stringify(languagesOf(site)),
    __ICON_SPRITE__: JSON.stringify(await iconSprite()),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  };
  actions.setWebpackConfig({ plugins: [define(constants)] });
}
