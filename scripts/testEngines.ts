/** npm run test:engines: the main journeys of a visitor in Firefox and WebKit. */
import { serve } from '../__tests__/e2e/support/server';
import type { Engine } from './engines/driver';
import { firefox } from './engines/firefox';
import { JOURNEYS } from './engines/journeys';
import { webkit } from './engines/webkit';
import { FIXTURE_SITE, fixtureInputs } from './fixture/fixtureSite';
import { buildProblem } from './lib/lastBuild';
import { ReaderError, showError } from './lib/readerError.mjs';

const counts = { passed: 0, failed: 0, skipped: 0 };

/** Tries all journeys in an engine, one after the other. */
async function tryIn({ name, missing, start }: Engine, origin: string) {
  const reason = missing();
  if (reason) {
    console.log(`${name}: skipped, ${reason}`);
    counts.skipped += Object.keys(JOURNEYS).length;
    return;
  }
  const { page, end } = await start();
  try {
    for (const [what, journey] of Object.entries(JOURNEYS)) {
      const problem = await journey(page, origin).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      counts[problem === undefined ? 'passed' : 'failed'] += 1;
      console.log(`${problem === undefined ? 'passed' : 'FAILED'}  ${name} ${what}`);
      if (problem !== undefined) console.log(`        ${problem}`);
    }
  } finally {
    await end();
  }
}

async function main() {
  const problem = buildProblem(FIXTURE_SITE, fixtureInputs(), 'npm run build:fixture');
  if (problem) throw new ReaderError(problem);
  const { origin, stop } = await serve(`${FIXTURE_SITE}/public`);
  try {
    for (const engine of [firefox, webkit]) await tryIn(engine, origin);
  } finally {
    stop();
  }
  if (counts.skipped > 0) console.log(`\n${counts.skipped} skipped`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

// Ended by a signal, the process still ends what it started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130));
}
main().catch((error: unknown) => {
  showError(error);
  process.exitCode = 1;
});
