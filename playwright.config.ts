import { availableParallelism } from 'node:os';
import { chromium, defineConfig } from '@playwright/test';
import type { Options } from './__tests__/e2e/support/test';
import { CHROMIUM_FLAGS, findBrowser } from './scripts/lib/browser.mjs';
import { FIXTURE_SITE } from './scripts/fixture/fixtureSite';

// Each worker reads this file again; what the first reading finds is handed on by the environment.
process.env.CHROMIUM_PATH ??= browser();

/**
 * What Chromium does without here: what Playwright leaves out, whose list this one replaces, and the
 * two parts of its address bar that are pages themselves, which nearly double what a page costs.
 */
const UNUSED_FEATURES = [
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
  // Each waits for its browser now and then.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Machines differ, and some are busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...CHROMIUM_FLAGS, `--disable-features=${UNUSED_FEATURES.join()}`],
    },
  },
  // The longest tests first, so that none is left alone at the end.
  projects: [...testsOf('content', 'public'), ...testsOf('site', `${FIXTURE_SITE}/public`)],
});

/** The tests of a folder, on a built site: first, whether that is there and of today's sources. */
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
