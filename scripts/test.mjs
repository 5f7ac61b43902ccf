// @ts-check
/**
 * npm test: installs missing packages, then runs all steps in order, or those named after `npm test --`. The
 * last line of its output is the result.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { showError } from './lib/readerError.mjs';
import { endOnInterrupt, npm } from './lib/run.mjs';
import { chooseSteps, stepCounts } from './lib/steps.mjs';

/** @typedef {import('./lib/steps.mjs').Counts} Counts */

/**
 * @param {import('./lib/steps.mjs').Step} step
 * @returns {Promise<Counts>}
 */
async function runStep(step) {
  const { script, args = [], report } = step;
  if (script === 'e2e') {
    // Imported here, because it imports packages, which are installed before this step.
    const { ensureBrowser } = await import('./lib/browser.mjs');
    await ensureBrowser();
  }
  if (report) {
    rmSync(report, { force: true });
    // Jest does not create the report's folder.
    mkdirSync(dirname(report), { recursive: true });
  }
  return stepCounts(step, await npm(['run', '--silent', script, '--', ...args]));
}

const total = { passed: 0, failed: 0 };
const verdicts = [];
endOnInterrupt();
try {
  const steps = chooseSteps(process.argv.slice(2));
  await installIfNeeded();
  for (const step of steps) {
    const started = Date.now();
    console.log(`\n=== ${step.title} (npm test -- ${step.script}) ===`);
    const { passed, failed } = await runStep(step);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    verdicts.push(`${failed ? 'FAILED' : 'passed'}  ${step.script.padEnd(14)} ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  showError(error);
  total.failed += 1;
}
console.log(`\n${verdicts.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
