import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/port.mjs';
import { copyProject } from '../../fixtureSite/copyProject';
import { translate } from '../../fixtureSite/language';

/** The folder in which the commands run: a copy of the project with little content, which builds fast. */
const SITE = '.command-site';

/** A limit for what hangs, ms: a busy machine may need minutes. */
const LIMIT = 600_000;

/** Runs a program to its end, whatever its exit code, and gives what it has printed, without colours. */
const output = (file: string, args: string[], options: object) =>
  new Promise<string>((ended) => {
    execFile(file, args, options, (_error, stdout) => ended(stripVTControlCharacters(stdout)));
  });

/** `npm start` in {@link SITE}, on a free port: its address, and how to end it as Ctrl+C does. */
const test = base.extend<object, { started: { origin: string; interrupt: () => Promise<void> } }>({
  started: [
    async ({}, provide) => {
      copyProject(SITE);
      translate(join(SITE, 'content'), 'fr');
      const port = await freePort();
      const child = spawn('npm', ['start'], {
        cwd: SITE,
        env: { ...process.env, PORT: String(port) },
        // A process group of its own, which gets the signal as a whole, as from a terminal.
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let printed = '';
      child.stdout.on('data', (text: Buffer) => (printed += String(text)));
      const runs = () => child.exitCode === null && child.signalCode === null;
      const ended = once(child, 'close');
      const interrupt = async () => {
        if (child.pid && runs()) process.kill(-child.pid, 'SIGINT');
        await ended;
      };
      process.once('exit', () => void interrupt());
      // Without a limit of its own: this fixture has one.
      const isServed = () => !runs() || printed.includes('Ctrl+C');
      await expect.poll(isServed, { timeout: 0 }).toBe(true);
      if (!runs()) throw new Error(`npm start ended:\n${printed}`);
      await provide({ origin: `http://localhost:${port}`, interrupt });
      await interrupt();
    },
    { scope: 'worker', timeout: LIMIT },
  ],
});

// One after the other, on one site: the last but one removes what was built.
test.describe.configure({ mode: 'serial', timeout: LIMIT });

test('npm start builds the site and serves it', async ({ started: { origin } }) => {
  const statuses = ['/', '/contact/', '/no-such-page/'].map(
    async (path) => (await fetch(origin + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
});

test('bench:pages prints a table of what Lighthouse measures', async ({ started: { origin } }) => {
  const args = ['run', '--silent', 'bench:pages', '--', origin, '--runs=1', '--pages', '/contact/'];
  const stdout = await output('npm', args, { cwd: SITE });
  expect(stdout).toMatch(/performance .* accessibility .* largest-contentful-paint .* total/);
  expect(stdout).toMatch(/│ \/contact\/ +│ \d+ +│ \d+ /);
});

test('Ctrl+C ends npm start, and with it the server', async ({ started }) => {
  await started.interrupt();
  await expect(fetch(started.origin)).rejects.toThrow();
});

test('npm run clean removes the built site and the cache', async () => {
  const folders = ['public', '.cache'].map((name) => join(SITE, name));
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
  await output('npm', ['run', '--silent', 'clean'], { cwd: SITE });
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test('test:engines says what to install where there is no other engine', async () => {
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const args = ['--test-reporter=spec', '__tests__/engines/testEngines.ts'];
  // Without a PATH, no browser is found.
  const env = { ...process.env, PATH: '' };
  const stdout = await output(process.execPath, [tsx, ...args], { env });
  expect(stdout).toMatch(/Firefox .*# there is no firefox-esr: .*apt-get install/);
  expect(stdout).toMatch(/WebKitGTK .*# there is no WebKitWebDriver/);
});
