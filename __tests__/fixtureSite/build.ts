/** npm run build:fixture: builds the sites that the browser tests run on. */
import { execSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFixture } from '../support/fixtureContent';
import { ARABIC_SITE, FIXTURE_SITE, FIXTURE_SITE_DATA } from '../support/paths';
import { makeArabic } from './arabic';
import { copyProject } from './copyProject';
import { addMadeUpPhotos } from './madeUpPhotos';

/** The folder in which both sites are built, one after the other, so that they share Gatsby's cache. */
const WORKSHOP = '.workshop-site';

/** The changes of each site to the tests' content. */
const CHANGES: Record<string, (content: string) => unknown> = {
  [FIXTURE_SITE]: (content) => addMadeUpPhotos(join(content, 'gallery')),
  [ARABIC_SITE]: makeArabic,
};

async function main() {
  for (const [site, change] of Object.entries(CHANGES)) {
    copyProject(WORKSHOP);
    await change(join(WORKSHOP, 'content'));
    execSync('npm run --silent build', { cwd: WORKSHOP, stdio: 'inherit' });
    rmSync(site, { recursive: true, force: true });
    cpSync(join(WORKSHOP, 'public'), join(site, 'public'), { recursive: true });
  }
  await writeFixture(FIXTURE_SITE_DATA);
}

// The build has printed why it failed.
main().catch(() => process.exit(1));
