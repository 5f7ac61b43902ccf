import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Options } from './__tests__/e2e/support/test';
import {
  FIXTURE_CONTENT,
  FIXTURE_SITE,
  LANGUAGE_SITES,
  SERVICE_SITE,
} from './__tests__/support/fixture';
import { findBrowser } from './scripts/lib/browser.mjs';

// Each worker loads this file again, but inherits the environment, so the browser is searched for only once.
process.env.CHROME_PATH ??= findBrowser();
if (!process.env.CHROME_PATH) {
  throw new Error('No Chromium or Chrome found: "npm test -- e2e" installs one.');
}

/** The folders of tests, each with the built site that its tests run on. */
const SITES = [
  { name: 'real-content', site: 'public', content: 'content', command: 'npm run build' },
  {
    name: 'site',
    site: `${FIXTURE_SITE}/public`,
    content: FIXTURE_CONTENT,
    command: 'npm run build:fixture',
  },
  {
    name: 'service',
    site: `${SERVICE_SITE}/public`,
    content: FIXTURE_CONTENT,
    command: 'npm run build:fixture',
  },
  ...Object.entries(LANGUAGE_SITES).map(([name, folder]) => ({
    name,
    site: `${folder}/public`,
    content: FIXTURE_CONTENT,
    command: 'npm run build:fixture',
  })),
];

/** Returns the name of the variable in which Playwright stores a site's address from its server's output. */
const addressOf = (name: string) => `${name.replace('-', '_')}_address`.toUpperCase();

export default defineConfig<object, Options>({
  testDir: '__tests__/e2e',
  reporter: [
    [process.stdout.isTTY ? 'line' : 'list'],
    ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }],
  ],
  fullyParallel: true,
  // More workers than cores: a worker is idle while it waits for its browser.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Generous, for slow and busy machines.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROME_PATH },
  },
  // If a site is not built, its tests fail with a sentence, and those of the others run. With BASE_URL, only a
  // published site is tested.
  webServer: SITES.filter(({ site }) => !process.env.BASE_URL && existsSync(site)).map(
    ({ name, site, content, command }) => ({
      name,
      command: `tsx __tests__/e2e/support/serveSite.ts ${site} ${content} "${command}"`,
      wait: { stdout: new RegExp(`served at (?<${addressOf(name)}>\\S+)`) },
    }),
  ),
  // The projects with the longest tests first, since a long test at the end would run alone.
  projects: [
    { name: 'build', testDir: '__tests__/e2e/build' },
    { name: 'develop', testDir: '__tests__/e2e/develop' },
    ...SITES.map(({ name, site }) => ({
      name,
      testDir: `__tests__/e2e/${name}`,
      use: { site, baseURL: process.env[addressOf(name)] },
    })),
    // `npm run check:live` names the published site.
    ...(process.env.BASE_URL
      ? [
          {
            name: 'live',
            testDir: '__tests__/e2e/real-content',
            testMatch: /(any-content|live)\.spec/,
            use: { baseURL: process.env.BASE_URL },
          },
        ]
      : []),
  ],
});
