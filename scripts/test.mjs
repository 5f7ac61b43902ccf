// @ts-check
/** npm test: installs what is missing, then runs every step, or those named after `npm test --`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { ensureBrowser } from './lib/install-browser.mjs';
import { ensureHostTools } from './lib/install-host-tools.mjs';
import { checkNode, root } from './lib/project.mjs';
import { showError } from './lib/reader-error.mjs';
import { stepCounts, sum } from './lib/report.mjs';
import { endOnInterrupt, npm } from './lib/run.mjs';
import { chooseSteps } from './lib/steps.mjs';

/** @typedef {import('./lib/report.mjs').Counts} Counts */

const NOTHING = { passed: 0, failed: 0 };
const ONE_FAILURE = { passed: 0, failed: 1 };

/**
 * Reads the report a runner left; without one nothing is known to have passed.
 * @param {import('./lib/steps.mjs').Runner} runner
 * @returns {Counts}
 */
function readCounts({ report, count }) {
  try {
    return count(JSON.parse(readFileSync(join(root, report), 'utf8')));
  } catch {
    console.error(`The step left no report (${report}).`);
    return NOTHING;
  }
}

/**
 * @param {import('./lib/steps.mjs').Step} step
 * @param {boolean} buildFailed
 * @returns {Promise<Counts>}
 */
async function runStep({ name, script, needsBuild, runner }, buildFailed) {
  if (needsBuild && buildFailed) {
    console.log('Skipped, because the build failed; counts as failed.');
    return ONE_FAILURE;
  }
  /** @type {Record<string, string>} */
  const env = name === 'e2e' ? { CHROMIUM_PATH: await ensureBrowser() } : {};
  if (name === 'e2e') await ensureHostTools();
  if (runner) {
    rmSync(join(root, runner.report), { force: true });
    // Jest does not make the folder.
    mkdirSync(dirname(join(root, runner.report)), { recursive: true });
  }
  const exitCode = await npm(['run', '--silent', script, '--', ...(runner?.args ?? [])], { env });
  return stepCounts(exitCode, runner && readCounts(runner));
}

/** @returns {Promise<Counts>} */
async function test() {
  checkNode();
  const steps = chooseSteps(process.argv.slice(2));
  await installIfNeeded();
  /** @type {Map<string, Counts>} */
  const results = new Map();
  const lines = [];
  for (const step of steps) {
    console.log(`\n=== ${step.title} (npm test -- ${step.name}) ===`);
    const started = Date.now();
    const counts = await runStep(step, Boolean(results.get('build')?.failed)).catch((error) => {
      showError(error);
      return ONE_FAILURE;
    });
    results.set(step.name, counts);
    const verdict = counts.failed ? 'FAILED' : 'passed';
    const line = `${verdict}  ${step.name.padEnd(8)} ${((Date.now() - started) / 1000).toFixed(1)} s`;
    lines.push(line);
    console.log(line);
  }
  console.log(`\n${lines.join('\n')}`);
  return sum([...results.values()]);
}

endOnInterrupt();
const { passed, failed } = await test().catch((error) => {
  showError(error);
  return ONE_FAILURE;
});
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
