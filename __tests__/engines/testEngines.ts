/** npm run test:engines: the main journeys of a visitor in Firefox and WebKit, on the site of build:fixture. */
import { test } from 'node:test';
import { serve } from '../e2e/support/server';
import { FIXTURE_CONTENT, FIXTURE_SITE } from '../support/fixture';
import { firefox } from './firefox';
import { JOURNEYS } from './journeys';
import { webkit } from './webkit';

async function testEngines() {
  const { origin, stop } = await serve(
    `${FIXTURE_SITE}/public`,
    FIXTURE_CONTENT,
    'npm run build:fixture',
  );
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
}

// Without these, a signal would end the process before its `exit` listeners, which end the browsers, can run.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130));
}
void testEngines();
