/** npm run test:engines: the main journeys of a visitor in Firefox and WebKit. */
import { test } from 'node:test';
import { serve } from '../__tests__/e2e/support/server';
import { firefox } from './engines/firefox';
import { JOURNEYS } from './engines/journeys';
import { webkit } from './engines/webkit';
import { FIXTURE_CONTENT } from '../__tests__/support/fixture';
import { FIXTURE_SITE } from './fixture/fixtureSite';
import { command, runCommand } from './lib/command';
import { buildProblem } from './lib/buildProblem';
import { ReaderError } from './lib/readerError.mjs';

const TEST_ENGINES = command(
  'test:engines',
  'Tests the main journeys of a visitor in Firefox and WebKit, on the site that npm run build:fixture builds.',
).action(async () => {
  const problem = buildProblem(FIXTURE_SITE, ['src', FIXTURE_CONTENT], 'npm run build:fixture');
  if (problem) throw new ReaderError(problem);
  const { origin, stop } = await serve(`${FIXTURE_SITE}/public`);
  for (const { name, missing, start } of [firefox, webkit]) {
    await test(name, { skip: missing() }, async (engine) => {
      const { page, end } = await start();
      engine.after(end);
      for (const [what, journey] of Object.entries(JOURNEYS)) {
        await engine.test(what, () => journey(page, origin));
      }
    });
  }
  stop();
});

// Without these listeners a signal would end the process without its `exit` listeners, which end the browsers.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130));
}
void runCommand(TEST_ENGINES);
