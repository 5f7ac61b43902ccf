/** npm run build:fixture: builds the sites that the browser tests run on. */
import { join } from 'node:path';
import { npm } from '../../scripts/lib/run.mjs';
import { FIXTURE_SITE, LANGUAGE_SITES } from '../support/fixture';
import { copyProject } from './copyProject';
import { translate } from './language';
import { addMadeUpPhotos } from './madeUpPhotos';

async function main() {
  copyProject(FIXTURE_SITE);
  await addMadeUpPhotos(join(FIXTURE_SITE, 'content/gallery'));
  for (const [lang, folder] of Object.entries(LANGUAGE_SITES)) {
    copyProject(folder);
    translate(join(folder, 'content'), lang);
  }
  for (const cwd of [FIXTURE_SITE, ...Object.values(LANGUAGE_SITES)]) {
    process.exitCode ||= await npm(['run', '--silent', 'build'], { cwd });
  }
}

void main();
