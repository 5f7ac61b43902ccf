import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesIn } from '../../src/content/filesIn';

/** The folders that a site is built from, besides its content. */
const FOLDERS = ['scripts', 'src', 'static'];

/**
 * Copies the files that a site is built from into another folder, and links node_modules. Gatsby's cache and
 * the built site in that folder stay; modification times are copied too.
 * @param content the folder whose files become the copy's `content/`
 */
export function copyProject(folder: string, content = 'content'): void {
  const files = readdirSync('.').filter((name) =>
    /^gatsby-|^(?:package|tsconfig)\.json$/.test(name),
  );
  const sources = new Map([
    ...files.map((name) => [name, name] as const),
    ...FOLDERS.flatMap((from) =>
      filesIn(from).map((file) => [`${from}/${file}`, `${from}/${file}`] as const),
    ),
    ...filesIn(content).map((file) => [`content/${file}`, `${content}/${file}`] as const),
  ]);
  // Files of an earlier copy that are gone from the project; Gatsby would find them in these folders.
  for (const name of [...FOLDERS, 'content']) {
    for (const file of filesIn(join(folder, name))) {
      if (!sources.has(`${name}/${file}`)) rmSync(join(folder, name, file));
    }
  }
  for (const [to, from] of sources) cpSync(from, join(folder, to), { preserveTimestamps: true });
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(resolve('node_modules'), packages, 'junction');
}
