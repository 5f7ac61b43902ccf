import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeArabic } from '../../fixtureSite/arabic';
import { copyProject } from '../../fixtureSite/copyProject';
import { startServer } from '../support/npm';

/** The folder in which the command runs: a copy of the project with little content, which builds fast. */
const SITE = '.start-site';

test('npm run serve needs a built site; npm start builds the site and serves it until Ctrl+C', async () => {
  // Only in case something hangs: a busy machine may need minutes.
  test.setTimeout(600_000);
  copyProject(SITE);
  makeArabic(join(SITE, 'content'));
  rmSync(join(SITE, 'public/index.html'), { force: true });
  await expect(startServer(SITE, ['run', 'serve'])).rejects.toThrow(
    'no built site. Run: npm start',
  );
  const { address, end } = await startServer(SITE, ['start']);
  const statuses = ['', 'contact/', 'no-such-page/'].map(
    async (path) => (await fetch(`${address}${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  await end();
  await expect(fetch(address)).rejects.toThrow();
});
