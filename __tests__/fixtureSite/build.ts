/** npm run build:fixture: builds the sites that the browser tests run on. */
import { join } from 'node:path';
import { npm } from '../../scripts/lib/run.mjs';
import { FIXTURE_SITE, LANGUAGE_SITES, SERVICE_SITE } from '../support/fixture';
import { copyProject } from './copyProject';
import { translate } from './language';
import { addMadeUpPhotos } from './madeUpPhotos';
import { setService } from './service';

/** The changes of each site to the tests' content. */
const CHANGES: Record<string, (content: string) => unknown> = {
  [FIXTURE_SITE]: (content) => addMadeUpPhotos(join(content, 'gallery')),
  [SERVICE_SITE]: setService,
  [LANGUAGE_SITES.ar]: (content) => translate(content, 'ar'),
  [LANGUAGE_SITES.fr]: (content) => translate(content, 'fr'),
};

async function main() {
  for (const [site, change] of Object.entries(CHANGES)) {
    copyProject(site);
    await change(join(site, 'content'));
    process.exitCode = await npm(['run', '--silent', 'build'], { cwd: site });
    if (process.exitCode) return;
  }
}

void main();
