import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { deskPage } from './page';

/** The folder of the editor's package. */
const PACKAGE = 'node_modules/@sveltia/cms';

/** The folder of the editor's fonts and WebAssembly, as its package has them. */
export const EDITOR_ASSETS = join(PACKAGE, 'npm/assets');

/** The folder of the editor's icon font with one weight, made by `npm run fonts`. */
export const ICONS_FOLDER = 'src/desk/icons';

/** The editor's own language, which is a part of its script. */
const OWN_LANGUAGE = 'en-US';

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
  // Has the name of the font in the package; where a new version has another one, that one stays in use.
  cpSync(ICONS_FOLDER, join(library, 'npm/assets'), { recursive: true });
  const languages = writeTranslations(join(library, 'locales'));
  const path = `/${basename(folder)}/${version}/`;
  writeFileSync(join(folder, 'index.html'), deskPage({ config, library: path, languages, api }));
}

/**
 * Writes the translations of the editor as scripts.
 * @returns the names of the languages
 */
function writeTranslations(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(join(PACKAGE, 'locales'));
  const languages = files.map((file) => basename(file, '.json'));
  return languages.filter((language) => {
    if (language === OWN_LANGUAGE) return false;
    const words = readFileSync(join(PACKAGE, 'locales', `${language}.json`), 'utf8');
    writeFileSync(join(folder, `${language}.js`), `export default ${words};\n`);
    return true;
  });
}
