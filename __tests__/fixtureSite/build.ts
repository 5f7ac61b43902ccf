/** npm run build:fixture: builds the site that the browser tests run on. */
import { join } from 'node:path';
import { npm } from '../../scripts/lib/run.mjs';
import { FIXTURE_SITE } from '../support/fixture';
import { copyProject } from './copyProject';
import { addMadeUpPhotos } from './madeUpPhotos';

async function main() {
  copyProject(FIXTURE_SITE);
  await addMadeUpPhotos(join(FIXTURE_SITE, 'content/gallery'));
  process.exitCode = await npm(['run', '--silent', 'build'], { cwd: FIXTURE_SITE });
}

void main();
