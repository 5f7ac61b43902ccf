import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { filesIn } from '../markdown/filesIn';
import { adminPage } from './page';

/** The folder of the editor's package. */
const PACKAGE = 'node_modules/@sveltia/cms';

/** The folder of the admin page on the site. */
export const ADMIN_FOLDER = 'admin';

/**
 * The files of the admin page by their paths on the site: its page, and the editor as it comes from its package.
 * @param api origin of the Git host's API; `undefined` where the admin page only edits the local folder
 */
export function* adminFiles(
  config: CmsConfig,
  api: string | undefined,
): Generator<[string, string | Uint8Array]> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Named after the version, so that the files of one version never meet those of another in a cache.
  const library = `${ADMIN_FOLDER}/${version}/`;
  const editor = join(PACKAGE, 'npm');
  for (const path of filesIn(editor)) {
    if (!path.endsWith('.map')) yield [`${library}npm/${path}`, readFileSync(join(editor, path))];
  }
  const page = adminPage({ config, library: `/${library}`, api });
  yield [`${ADMIN_FOLDER}/index.html`, page];
}
