import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findBrowser } from './scripts/lib/browser.mjs';

if (!existsSync(join(__dirname, 'public/index.html'))) {
  throw new Error('There is no built site in public/: run "npm run build" first, or "npm test".');
}

// Each worker reads this file again; what the first reading finds is handed on by the environment.
process.env.CHROMIUM_PATH ??= browser();
process.env.E2E_PORT ??= freePort();
// Where the copy of the site with a large gallery is built.
process.env.LARGE_GALLERY ??= join(tmpdir(), `large-gallery-${process.env.E2E_PORT}`);
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '__tests__/e2e',
  reporter: [
    [process.stdout.isTTY ? 'line' : 'list'],
    ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }],
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    { name: 'site', testMatch: /\.spec\.ts$/, testIgnore: /large-gallery/ },
    {
      name: 'build of a large gallery',
      testMatch: /large-gallery\.setup\.ts$/,
      teardown: 'removal of the large gallery',
    },
    { name: 'removal of the large gallery', testMatch: /large-gallery\.teardown\.ts$/ },
    {
      name: 'large gallery',
      testMatch: /large-gallery\.spec\.ts$/,
      dependencies: ['build of a large gallery'],
    },
  ],
  webServer: {
    command: `node scripts/gatsby.mjs serve --host 127.0.0.1 --port ${process.env.E2E_PORT}`,
    url: origin,
    stdout: 'ignore',
  },
});

/** The number of a port that no program uses; in a process of its own, since this file cannot wait. */
function freePort(): string {
  const script =
    "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

function browser(): string {
  const found = findBrowser(chromium.executablePath());
  if (!found) throw new Error('No Chromium or Chrome found: "npm test -- e2e" installs one.');
  return found;
}
