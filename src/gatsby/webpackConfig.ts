import { readFile } from 'node:fs/promises';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { hashOf } from '../markdown/filesIn';
import { CONTENT_FOLDER, loadPage, loadSite } from '../markdown/load';
import { recordFiles } from '../hosting/published';
import { words } from '../schemas/words';
import { iconSprite } from './icon';
import { shortenScripts } from './scripts';

/** Options of url-loader and css-loader that are changed here. */
interface LoaderOptions {
  limit?: number | false;
  generator?: typeof dataUrl;
  modules?: { localIdentName?: string };
}

/** A rule of Gatsby's webpack configuration, with the loader options that are changed here. */
interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: { options?: LoaderOptions }[];
}

/** The parts of Gatsby's webpack configuration that are changed here. */
interface Config {
  module: { rules: Rule[] };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

/** Class names in published pages: short, but unique among several hundred classes. */
const CLASS_NAME = '[hash:base62:4]';

/**
 * Records the scripts, styles and fonts of the built site, including those that webpack reuses from an earlier
 * build.
 */
const ASSET_RECORDER = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap('record', ({ compilation }) => recordFiles(Object.keys(compilation.assets))),
};

/** Changes single options of Gatsby's webpack configuration; docs/gatsby.md lists the undocumented ones. */
export async function adjustWebpack(args: CreateWebpackConfigArgs): Promise<void> {
  await defineConstants(args);
  const { module, plugins } = (args.getConfig as () => Config)();
  for (const plugin of plugins) {
    // Turns off warnings that pages import the same styles in different orders. The order has no effect: all
    // styles outside cascade layers are CSS Modules, and none overrides another.
    const extractsStyles = plugin.constructor.name === 'MiniCssExtractPlugin';
    if (extractsStyles && plugin.options) plugin.options.ignoreOrder = true;
  }
  for (const { test, use = [] } of module.rules) {
    // SVG in styles, such as the logo of each page. With gzip, it is half as long as text as in Base64.
    if (test?.test('logo.svg')) {
      for (const { options } of use) if (options) options.generator = dataUrl;
    }
    // url-loader inlines files below 10 kB. Each page would carry a small font twice, in its styles and
    // its preload link, and the content security policy forbids fonts in data URLs.
    if (!test?.test('font.woff2')) continue;
    for (const { options } of use) if (options) options.limit = false;
  }
  if (args.stage === 'build-javascript') {
    shortenScripts(args);
    args.actions.setWebpackConfig({ plugins: [ASSET_RECORDER] });
  }
  // Each page contains styles. Gatsby's class names, made of file, class and hash, would add more than 1 kB to
  // every first visit. The development server keeps them, since they are readable.
  if (args.stage.startsWith('develop')) return;
  for (const { use = [] } of module.rules.flatMap(({ oneOf = [] }) => oneOf)) {
    for (const { options } of use) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = CLASS_NAME;
    }
  }
}

/**
 * Defines constants for what pages depend on besides content and code. In a build that reuses an earlier one,
 * Gatsby renders a page again only if its query result or the code has changed. With these constants, a change
 * of styles, language or year changes the code, so that all pages are rendered again.
 */
async function defineConstants({ actions, plugins }: CreateWebpackConfigArgs) {
  const define = plugins.define as (constants: Record<string, string>) => unknown;
  const constants = {
    __FAILURE__: JSON.stringify(loadPage('words.md', words).failure),
    __LANG__: JSON.stringify(loadSite().lang),
    __ICON_SPRITE__: JSON.stringify(await iconSprite()),
    __PEG_SHAPES__: JSON.stringify(await pegShapes()),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __STYLES_HASH__: JSON.stringify(stylesHash('src', CONTENT_FOLDER)),
  };
  actions.setWebpackConfig({ plugins: [define(constants)] });
}

/** Returns a picture as a data URL: SVG as text, others in Base64, which url-loader uses for all. */
function dataUrl(content: Buffer, type: string): string {
  return type === 'image/svg+xml'
    ? `data:${type},${encodeURIComponent(content.toString('utf8'))}`
    : `data:${type};base64,${content.toString('base64')}`;
}

/** Returns the shapes of the dolls in the row, which the visitor's doll uses too. */
async function pegShapes(): Promise<string> {
  const [shapes] = /<defs>[^]*<\/defs>/.exec(await readFile('static/pegs.svg', 'utf8')) ?? [''];
  return shapes.replace(/>\s+</g, '><');
}

/**
 * Returns a short hash of all style sheets in folders and their subfolders, and of the SVG files that they
 * show.
 */
export function stylesHash(...folders: string[]): string {
  return hashOf(folders, /\.(?:css|svg)$/).slice(0, 8);
}
