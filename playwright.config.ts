import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import type { Options } from './__tests__/e2e/support/test';
import { ARABIC_SITE, FIXTURE_SITE } from './__tests__/support/paths';
import { systemBrowser } from './scripts/systemBrowser.mjs';

/** The folders of tests, each with the built site that its tests run on. */
const SITES = [
  { name: 'real-content', site: 'public' },
  { name: 'site', site: `${FIXTURE_SITE}/public` },
  { name: 'arabic', site: `${ARABIC_SITE}/public` },
];

/** Returns the name of the variable in which Playwright stores a site's address from its server's output. */
const addressOf = (name: string) => `${name.replace('-', '_')}_address`.toUpperCase();

/** The other engines, if Playwright's builds of them are installed: `npx playwright install firefox webkit`. */
const ENGINES = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));

export default defineConfig<object, Options>({
  testDir: '__tests__/e2e',
  reporter: process.stdout.isTTY ? 'line' : 'list',
  fullyParallel: true,
  // More workers than cores: a worker is idle while it waits for its browser.
  workers: '200%',
  // Generous, for slow and busy machines.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A busy machine shows "1 flaky" and keeps a trace, which is a fault all the same: with RETRIES=0 it is red.
  retries: Number(process.env.RETRIES ?? 1),
  // Nothing moves while a test acts, except in tests of motion.
  use: {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
  },
  // If a site is not built, its tests fail with a sentence, and those of the others run. With
  // CHECK_LIVE_ORIGIN, only a published site is tested.
  webServer: SITES.filter(({ site }) => !process.env.CHECK_LIVE_ORIGIN && existsSync(site)).map(
    ({ name, site }) => ({
      name,
      command: `tsx __tests__/e2e/support/server.ts ${site}`,
      wait: { stdout: new RegExp(`served at (?<${addressOf(name)}>\\S+)`) },
    }),
  ),
  // The projects with the longest tests first, since a long test at the end would run alone.
  projects: [
    ...['build', 'develop', ...SITES.map(({ name }) => name)].map((name) => ({
      name,
      testDir: `__tests__/e2e/${name}`,
      use: {
        site: SITES.find((each) => each.name === name)?.site,
        baseURL: process.env[addressOf(name)],
        launchOptions: { executablePath: systemBrowser() },
      },
    })),
    ...ENGINES.map((engine) => ({
      name: engine.name(),
      testMatch: 'site/journeys.spec.ts',
      use: {
        site: `${FIXTURE_SITE}/public`,
        baseURL: process.env[addressOf('site')],
        browserName: engine.name() as 'firefox' | 'webkit',
      },
    })),
    // `npm run check:live` names the published site.
    ...(process.env.CHECK_LIVE_ORIGIN
      ? [
          {
            name: 'live',
            testDir: '__tests__/e2e/real-content',
            testMatch: /(any-content|live)\.spec/,
            // A fault of a published site is said once.
            retries: 0,
            use: {
              baseURL: process.env.CHECK_LIVE_ORIGIN,
              launchOptions: { executablePath: systemBrowser() },
            },
          },
        ]
      : []),
  ],
});
