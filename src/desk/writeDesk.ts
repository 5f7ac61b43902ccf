import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { deskPage } from './page';

/** The folder of the editor's package. */
const PACKAGE = 'node_modules/@sveltia/cms';

/**
 * Writes the desk: its page, and beside it the editor as it comes from its package.
 * @param api origin of the Git host's API; `undefined` where the desk only edits the local folder
 * @param folder to write it to, such as `public/admin`; its path on the site is its last part
 */
export function writeDesk(config: CmsConfig, api: string | undefined, folder: string): void {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Named after the version, so that the files of one version never meet those of another in a cache.
  const library = join(folder, version);
  mkdirSync(library, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== version) rmSync(join(folder, name), { recursive: true });
  }
  cpSync(join(PACKAGE, 'npm'), join(library, 'npm'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  const path = `/${basename(folder)}/${version}/`;
  writeFileSync(join(folder, 'index.html'), deskPage({ config, library: path, api }));
}
