import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture';

/** Files that a copy does not need or makes itself, including other copies. */
const LEFT_OUT = /^(?:\.cache|\.git|\..*-site|__tests__|docs|node_modules|public)$/;

/**
 * Copies the project into a folder, with the tests' content instead of its own. Keeps Gatsby's cache and the
 * built site in that folder. Files get new modification times: gatsby-source-filesystem identifies a file by
 * time and inode, and would confuse it with an earlier file that had the same inode and time. The folder must not be
 * inside node_modules, where Gatsby does not compile source files.
 */
export function copyProject(folder: string): void {
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.test(name)) copy(name, join(folder, name));
  }
  copy(FIXTURE_CONTENT, join(folder, 'content'));
  rmSync(join(folder, 'node_modules'), { force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

function copy(from: string, to: string) {
  // Files of an earlier copy that are gone from the project must not stay.
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
