import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { filesIn } from '../content/filesIn';
import { deskPage } from './page';

/** The folder of the editor's package. */
const PACKAGE = 'node_modules/@sveltia/cms';

/** The folder of the desk on the site. */
export const DESK_FOLDER = 'admin';

/**
 * The files of the desk by their paths on the site: its page, and the editor as it comes from its package.
 * @param api origin of the Git host's API; `undefined` where the desk only edits the local folder
 */
export function* deskFiles(
  config: CmsConfig,
  api: string | undefined,
): Generator<[string, string | Uint8Array]> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Named after the version, so that the files of one version never meet those of another in a cache.
  const library = `${DESK_FOLDER}/${version}/`;
  const editor = join(PACKAGE, 'npm');
  for (const path of filesIn(editor)) {
    if (!path.endsWith('.map')) yield [`${library}npm/${path}`, readFileSync(join(editor, path))];
  }
  const page = deskPage({ config, library: `/${library}`, api });
  yield [`${DESK_FOLDER}/index.html`, page];
}
