import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { filesIn } from '../content/filesIn';
import { deskPage } from './page';

/** The folder of the editor's package. */
const PACKAGE = 'node_modules/@sveltia/cms';

/** The folder of the editor's fonts and WebAssembly, as its package has them. */
export const EDITOR_ASSETS = join(PACKAGE, 'npm/assets');

/** The folder of the editor's icon font with one weight, made by `npm run fonts`. */
export const ICONS_FOLDER = 'src/desk/icons';

/** The folder of the desk on the site. */
export const DESK_FOLDER = 'admin';

/** The editor's own language, which is a part of its script. */
const OWN_LANGUAGE = 'en-US';

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
  // One has the name of the font in the package; where a new version has another one, that one stays in use.
  for (const name of readdirSync(ICONS_FOLDER)) {
    yield [`${library}npm/assets/${name}`, readFileSync(join(ICONS_FOLDER, name))];
  }
  const locales = join(PACKAGE, 'locales');
  const languages = readdirSync(locales)
    .map((file) => basename(file, '.json'))
    .filter((language) => language !== OWN_LANGUAGE);
  for (const language of languages) {
    const words = readFileSync(join(locales, `${language}.json`), 'utf8');
    yield [`${library}locales/${language}.js`, `export default ${words};\n`];
  }
  const page = deskPage({ config, library: `/${library}`, languages, api });
  yield [`${DESK_FOLDER}/index.html`, page];
}
