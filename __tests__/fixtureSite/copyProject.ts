import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture';

/** What a copy does not need, or has of its own; other copies among it. */
const LEFT_OUT = /^(?:\.cache|\.git|\..*-site|__tests__|docs|node_modules|public)$/;

/**
 * Copies the project into a folder, with the tests' content in place of its own. Gatsby's cache and the built
 * site in that folder stay. Modification times are those of the copy: gatsby-source-filesystem knows a file by its
 * time and inode, and would take a copy for another one that had the same inode before, and the same time.
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
