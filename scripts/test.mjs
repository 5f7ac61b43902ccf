// @ts-check
/** npm test: installs what is missing, then runs every step, or those named after `npm test --`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { ensureBrowser } from './lib/installBrowser.mjs';
import { ensureHostTools } from './lib/installHostTools.mjs';
import { checkNode, root } from './lib/project.mjs';
import { showError } from './lib/readerError.mjs';
import { stepCounts, sum } from './lib/report.mjs';
import { endOnInterrupt, npm } from './lib/run.mjs';
import { schedule } from './lib/schedule.mjs';
import { chooseSteps } from './lib/steps.mjs';

/** @typedef {import('./lib/report.mjs').Counts} Counts */

const NOTHING = { passed: 0, failed: 0 };
const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 };

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
 * @param {import('./lib/run.mjs').RunOptions} options
 * @returns {Promise<Counts>}
 */
async function runStep({ name, script, runner }, options) {
  /** @type {Record<string, string>} */
  const env = name === 'e2e' ? { CHROMIUM_PATH: await ensureBrowser() } : {};
  if (name === 'e2e') await ensureHostTools();
  if (runner) {
    rmSync(join(root, runner.report), { force: true });
    // Jest does not make the folder.
    mkdirSync(dirname(join(root, runner.report)), { recursive: true });
  }
  const args = ['run', '--silent', script, '--', ...(runner?.args ?? [])];
  const exitCode = await npm(args, { ...options, env });
  return stepCounts(exitCode, runner && readCounts(runner));
}

/** @returns {Promise<Counts>} */
async function test() {
  checkNode();
  const steps = chooseSteps(process.argv.slice(2));
  await installIfNeeded();
  /** @type {Map<string, Counts>} */
  const results = new Map();
  /** @type {string[]} */
  const lines = [];
  await schedule(steps, Math.min(2, availableParallelism()), async (step) => {
    const heading = `\n=== ${step.title} (npm test -- ${step.name}) ===`;
    const streams = step.alone || steps.length === 1;
    /** @type {Buffer[]} */
    const output = [];
    const aside = { name: step.name, onOutput: (/** @type {Buffer} */ text) => output.push(text) };
    console.log(streams ? heading : `… ${step.name}`);
    const started = Date.now();
    const broken = step.after?.find((name) => results.get(name)?.failed);
    const counts = broken
      ? ONE_FAILURE
      : await runStep(step, streams ? {} : { aside }).catch((error) => {
          showError(error);
          return ONE_FAILURE;
        });
    results.set(step.name, counts);
    if (!streams) console.log(`${heading}\n${Buffer.concat(output).toString().trimEnd()}`);
    if (broken) console.log(`Not run, because ${broken} failed; counts as failed.`);
    const verdict = counts.failed ? 'FAILED' : 'passed';
    const line = `${verdict}  ${step.name.padEnd(8)} ${((Date.now() - started) / 1000).toFixed(1)} s`;
    lines.push(line);
    console.log(line);
  });
  console.log(`\n${lines.join('\n')}`);
  return sum([...results.values()]);
}

endOnInterrupt();
const { passed, failed, skipped } = await test().catch((error) => {
  showError(error);
  return ONE_FAILURE;
});
console.log(skipped ? `\n${skipped} skipped: what they need, and how to get it, stands above` : '');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
