import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesIn } from '../../src/build/filesIn';
import type { Inputs } from './inputs';

/**
 * Copies what a site is built from into another folder, and links the packages. Only what changed is
 * copied, so that Gatsby does again only what it must.
 * @param content the folder that serves as its `content`
 */
export function copyProject(folder: string, inputs: Inputs, content = 'content'): void {
  // Not the whole folder: what Gatsby knows of it stays.
  // What may have to go are sources, which Gatsby would find, and content.
  for (const name of ['src', 'static', 'content']) {
    for (const file of filesIn(join(folder, name))) {
      const path = `${name}/${file}`;
      if (!(path in inputs)) rmSync(join(folder, path));
    }
  }
  for (const path of Object.keys(inputs)) {
    const source = path.replace(/^content(?=\/)/, content);
    const target = join(folder, path);
    if (isSame(source, target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target);
  }
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(resolve('node_modules'), packages, 'junction');
}

function isSame(source: string, target: string): boolean {
  try {
    return readFileSync(source).equals(readFileSync(target));
  } catch {
    return false;
  }
}
