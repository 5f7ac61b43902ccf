import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { filesIn } from '../content/reading/filesIn';
import { adminPage, startScript } from './page';

/** The folder of the editor's package. */
const PACKAGE = 'node_modules/@sveltia/cms';

/** The folder of the admin page on the site. */
export const ADMIN_FOLDER = 'admin';

/** Yields the files of the admin page with their paths on the site; `api` as for `adminPage`. */
export function* adminFiles(
  config: CmsConfig,
  api: string | undefined,
): Generator<[string, string | Uint8Array]> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  // Named after the version, so that caches never mix the files of two versions.
  const library = `${ADMIN_FOLDER}/${version}/`;
  const editor = join(PACKAGE, 'npm');
  for (const path of filesIn(editor)) {
    if (!path.endsWith('.map')) yield [`${library}npm/${path}`, readFileSync(join(editor, path))];
  }
  const script = `${ADMIN_FOLDER}/start.js`;
  yield [script, startScript(config, `/${library}`)];
  yield [`${ADMIN_FOLDER}/index.html`, adminPage(`/${script}`, api)];
}
