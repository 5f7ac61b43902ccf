import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium109 from '@sparticuz/chromium';
import { chromium, type Browser } from '@playwright/test';
import { JOURNEYS } from '../../engines/journeys';
import { expect, test as base } from '../support/test';

/** The usual `test`, with the oldest Chrome that the site supports. */
const test = base.extend<object, { chrome109: Browser }>({
  chrome109: [
    // Playwright requires an object pattern here, even without fixtures.
    async ({}, provide) => {
      // The package unpacks the browser into the system's temporary folder, and would start one that another
      // user owns, or that a stopped run has only half unpacked.
      const shared = tmpdir();
      const own = await mkdtemp(join(shared, 'chrome-109-'));
      process.env.TMPDIR = own;
      const executablePath = await chromium109.executablePath();
      process.env.TMPDIR = shared;
      const browser = await chromium.launch({ executablePath });
      await provide(browser);
      await browser.close();
      await rm(own, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// In one worker, so that the browser is unpacked once.
test.describe.configure({ mode: 'default' });

test.skip(
  process.platform !== 'linux' || process.arch !== 'x64',
  'The package with Chrome 109 has it only for Linux on x64.',
);

for (const [what, journey] of Object.entries(JOURNEYS)) {
  test(`in Chrome 109 a visitor ${what}`, async ({ chrome109, baseURL }) => {
    expect(chrome109.version()).toMatch(/^109\./);
    const page = await chrome109.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await journey(
      {
        goto: (address) => page.goto(address),
        goBack: () => page.goBack(),
        setViewport: (size) => page.setViewportSize(size),
        click: (selector) => page.click(selector),
        type: (selector, text) => page.locator(selector).fill(text),
        keyboard: page.keyboard,
        evaluate: (expression) => page.evaluate(expression),
      },
      baseURL ?? '',
    );
    expect(problems).toEqual([]);
    await page.close();
  });
}
