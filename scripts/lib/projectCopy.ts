import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesIn } from '../../src/content/filesIn';
import type { Inputs } from './inputs';

/**
 * Copies the files that a site is built from into another folder, and links node_modules. Gatsby's cache
 * in that folder stays; as modification times are copied too, Gatsby does again only what changed.
 * @param inputs the files, as `readInputs` gives them
 * @param content the folder whose files become the copy's `content/`
 */
export function copyProject(folder: string, inputs: Inputs, content = 'content'): void {
  // Files of an earlier copy that are gone from the project; Gatsby would find them in these folders.
  for (const name of ['src', 'static', 'content']) {
    for (const file of filesIn(join(folder, name))) {
      const path = `${name}/${file}`;
      if (!(path in inputs)) rmSync(join(folder, path));
    }
  }
  for (const path of Object.keys(inputs)) {
    const source = path.replace(/^content(?=\/)/, content);
    cpSync(source, join(folder, path), { preserveTimestamps: true });
  }
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(resolve('node_modules'), packages, 'junction');
}
