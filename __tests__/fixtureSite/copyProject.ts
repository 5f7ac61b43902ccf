import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXTURE_CONTENT } from '../support/paths';

/** Files that a copy does not need or makes itself, including other copies and what an owner publishes instead. */
const LEFT_OUT =
  /^(?:\.cache|\.git|\..*-site|__tests__|content|docs|node_modules|public|static.(?:robots\.txt|admin)|test-results)$/;

/** What a copy keeps when it is made again. */
const KEPT = ['.cache', 'public'];

/**
 * Copies the project into a folder, with the tests' content instead of its own. Keeps Gatsby's cache and the
 * built site in that folder. Files get new modification times: gatsby-source-filesystem identifies a file by
 * time and inode, and would confuse it with an earlier file that had the same inode and time. The folder must not be
 * inside node_modules, where Gatsby does not compile source files.
 */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // Files of an earlier copy that are gone from the project must not stay.
  for (const name of readdirSync(folder).filter((each) => !KEPT.includes(each))) {
    rmSync(join(folder, name), { recursive: true });
  }
  for (const name of readdirSync('.').filter((each) => !LEFT_OUT.test(each))) {
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  }
  cpSync(FIXTURE_CONTENT, join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
