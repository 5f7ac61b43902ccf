import type { CreateWebpackConfigArgs } from 'gatsby';

interface ExtractPlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/**
 * Silences the warnings that pages import the same styles in different orders. The order is
 * nothing here: all styles but those in a cascade layer are CSS Modules, and none restyles another.
 */
export function ignoreStyleOrder({ getConfig }: CreateWebpackConfigArgs): void {
  const { plugins } = getConfig() as { plugins: ExtractPlugin[] };
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
}
