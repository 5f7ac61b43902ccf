import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { makeArabic } from '../../fixtureSite/arabic';
import { copyProject } from '../../fixtureSite/copyProject';

/** The folder in which the command runs: a copy of the project with little content, which builds fast. */
const SITE = '.start-site';

test('npm start builds the site and serves it until Ctrl+C', async () => {
  // Only in case something hangs: a busy machine may need minutes.
  test.setTimeout(600_000);
  copyProject(SITE);
  makeArabic(join(SITE, 'content'));
  // A process group of its own, which gets the signal as a whole, as from a terminal.
  const child = spawn('npm', ['start'], {
    cwd: SITE,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const interrupt = () =>
    child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGINT');
  process.once('exit', interrupt);
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += stripVTControlCharacters(String(text))));
  const address = () => /You can now view[^]*?(http:\S+)/.exec(printed)?.[1];
  await expect.poll(() => address() ?? child.exitCode, { timeout: 0 }).not.toBeNull();

  const statuses = ['', 'contact/', 'no-such-page/'].map(
    async (path) => (await fetch(`${address()}${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  interrupt();
  await ended;
  await expect(fetch(address() ?? '')).rejects.toThrow();
});
