import type { CreateWebpackConfigArgs } from 'gatsby';

/** What webpack's plugin for style sheets is known by. */
interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/**
 * Silences the warnings that pages import the same styles in different orders. The order is
 * nothing here: all styles but those in a cascade layer are CSS Modules, and none restyles another.
 */
export function ignoreStyleOrder({ getConfig }: CreateWebpackConfigArgs): void {
  const { plugins } = (getConfig as () => { plugins: Plugin[] })();
  for (const plugin of plugins) {
    const isExtract = plugin.constructor.name === 'MiniCssExtractPlugin';
    if (isExtract && plugin.options) plugin.options.ignoreOrder = true;
  }
}
