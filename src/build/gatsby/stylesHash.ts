import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Tells the server's bundle which styles there are. Gatsby puts the styles into each page, but in a
 * build that reuses an earlier one it renders a page again only when its data or that bundle
 * changed: a change of styles alone would not be published.
 */
export function defineStylesHash({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const define = plugins.define as (names: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    plugins: [define({ __STYLES_HASH__: JSON.stringify(stylesHash('src')) })],
  });
}

/** A short hash of all style sheets in a folder and below: names and contents. */
export function stylesHash(folder: string): string {
  const hash = createHash('sha256');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .sort();
  for (const path of sheets) hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 8);
}
