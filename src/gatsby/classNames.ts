import { basename } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** The part of webpack's rules that is looked at here. */
interface Rule {
  oneOf?: Rule[];
  use?: Loader[];
}

interface Loader {
  options?: { modules?: { localIdentName?: string; getLocalIdent?: typeof classNameOf } };
}

/**
 * Names CSS classes after their file and themselves. Gatsby adds a hash to each, which compresses
 * badly and cost every page more than 1 kB; no two style sheets here have the same name.
 */
export function shortenClassNames({ getConfig }: CreateWebpackConfigArgs): void {
  const { module } = (getConfig as () => { module: { rules: Rule[] } })();
  for (const rule of module.rules.flatMap(({ oneOf = [] }) => oneOf)) {
    for (const { options } of rule.use ?? []) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = classNameOf;
    }
  }
}

function classNameOf({ resourcePath }: { resourcePath: string }, _pattern: string, name: string) {
  return `${basename(resourcePath, '.module.css')}-${name}`;
}
