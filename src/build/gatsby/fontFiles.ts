import type { CreateWebpackConfigArgs } from 'gatsby';

/** The part of webpack's rules that is looked at here. */
interface Rule {
  test?: RegExp;
  use?: { options?: { limit?: number | false } }[];
}

/**
 * Publishes each font as a file. Gatsby writes what is below 10 kB into the styles and the preload, where
 * every page would carry it, twice, and the policy forbids it.
 */
export function publishFonts({ getConfig }: CreateWebpackConfigArgs): void {
  const { module } = (getConfig as () => { module: { rules: Rule[] } })();
  for (const { test, use = [] } of module.rules) {
    if (!test?.test('font.woff2')) continue;
    for (const { options } of use) if (options) options.limit = false;
  }
}
