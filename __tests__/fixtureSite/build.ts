/** npm run build:fixture: builds the sites that the browser tests run on. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../scripts/lib/run.mjs';
import { FIXTURE_SITE, LANGUAGE_SITES, SERVICE_SITE } from '../support/fixture';
import { copyProject } from './copyProject';
import { translate } from './language';
import { addMadeUpPhotos } from './madeUpPhotos';
import { setService } from './service';

/** The folder in which all sites are built, one after the other, so that they share Gatsby's cache. */
const WORKSHOP = '.workshop-site';

/** The changes of each site to the tests' content. */
const CHANGES: Record<string, (content: string) => unknown> = {
  [FIXTURE_SITE]: (content) => addMadeUpPhotos(join(content, 'gallery')),
  [SERVICE_SITE]: setService,
  [LANGUAGE_SITES.ar]: (content) => translate(content, 'ar'),
  [LANGUAGE_SITES.fr]: (content) => translate(content, 'fr'),
};

async function main() {
  for (const [site, change] of Object.entries(CHANGES)) {
    copyProject(WORKSHOP);
    await change(join(WORKSHOP, 'content'));
    process.exitCode = await npm(['run', '--silent', 'build'], { cwd: WORKSHOP });
    if (process.exitCode) return;
    rmSync(site, { recursive: true, force: true });
    cpSync(join(WORKSHOP, 'public'), join(site, 'public'), { recursive: true });
  }
}

void main();
