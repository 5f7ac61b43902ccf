/**
 * npm run build:fixture: builds the site that the browser tests run on, in a copy of the project with the tests'
 * own content. Gatsby's cache in that folder stays; as modification times are copied too, Gatsby does again only
 * what changed.
 */
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npm } from '../../scripts/lib/run.mjs';
import { FIXTURE_CONTENT, FIXTURE_SITE } from '../support/fixture';
import { addMadeUpPhotos } from './madeUpPhotos';

/** What the copy does not need, or has of its own. */
const LEFT_OUT = ['.cache', '.git', FIXTURE_SITE, '__tests__', 'docs', 'node_modules', 'public'];

function copy(from: string, name: string) {
  const to = join(FIXTURE_SITE, name);
  // Files of an earlier copy that are gone from the project must not stay.
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

async function main() {
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.includes(name)) copy(name, name);
  }
  copy(FIXTURE_CONTENT, 'content');
  await addMadeUpPhotos(join(FIXTURE_SITE, 'content/gallery'));
  rmSync(join(FIXTURE_SITE, 'node_modules'), { force: true });
  symlinkSync(resolve('node_modules'), join(FIXTURE_SITE, 'node_modules'), 'junction');
  process.exitCode = await npm(['run', '--silent', 'build'], { cwd: FIXTURE_SITE });
}

void main();
