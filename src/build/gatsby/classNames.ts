import type { CreateWebpackConfigArgs } from 'gatsby';

/** The part of webpack's rules that is looked at here. */
interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string } } }[];
}

/** Short enough to cost little, long enough that no two of some hundred classes meet. */
const PATTERN = '[hash:base62:4]';

/**
 * Gives CSS classes short names in published pages, each of which carries all styles: Gatsby's, of
 * file, class and hash, cost every first visit more than 1 kB. The development server keeps those.
 */
export function shortenClassNames({ getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage.startsWith('develop')) return;
  const { module } = (getConfig as () => { module: { rules: Rule[] } })();
  for (const { use = [] } of module.rules.flatMap(({ oneOf = [] }) => oneOf)) {
    for (const { options } of use) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = PATTERN;
    }
  }
}
