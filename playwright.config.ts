import { availableParallelism } from 'node:os';
import { chromium, defineConfig } from '@playwright/test';
import type { Options } from './__tests__/e2e/support/test';
import { CHROMIUM_FLAGS, findBrowser } from './scripts/lib/browser.mjs';
import { FIXTURE_SITE } from './scripts/fixture/fixtureSite';

// Each worker loads this file again. It inherits the environment, so the browser is looked for only once.
process.env.CHROMIUM_PATH ??= browser();

/**
 * Features of Chromium that are switched off. The argument replaces Playwright's own, so its list is repeated
 * here; the last two are parts of the address bar that are web pages themselves and nearly double the
 * processor time of a page.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

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
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...CHROMIUM_FLAGS, `--disable-features=${DISABLED_FEATURES.join()}`],
    },
  },
  // The project with the longest tests first: one that ran last would run alone.
  projects: [...testsOf('content', 'public'), ...testsOf('site', `${FIXTURE_SITE}/public`)],
});

/** The projects for a folder of tests: the setup checks that the site is built from the present sources. */
function testsOf(name: string, site: string) {
  const setup = `build for ${name}`;
  return [
    { name: setup, testMatch: 'built.setup.ts', use: { site } },
    { name, testDir: `__tests__/e2e/${name}`, dependencies: [setup], use: { site } },
  ];
}

function browser(): string {
  const found = findBrowser(chromium.executablePath());
  if (!found) throw new Error('No Chromium or Chrome found: "npm test -- e2e" installs one.');
  return found;
}
