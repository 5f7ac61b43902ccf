// @ts-check
/** npm test: installs what is missing, then runs all steps, or those that are named after `npm test --`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureHostTools, HOST_TOOLS_MISSING } from './lib/hostTools.mjs';
import { checkNode } from './lib/nodeVersion.mjs';
import { showError } from './lib/readerError.mjs';
import { endOnInterrupt, npm } from './lib/run.mjs';
import { chooseSteps, stepCounts } from './lib/steps.mjs';

/** @typedef {import('./lib/steps.mjs').Counts} Counts */
/** @typedef {import('./lib/steps.mjs').Step} Step */

/** @type {Counts} */
const ONE_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/**
 * Reads the report of a test runner; a missing or broken report counts as a failure.
 * @param {import('./lib/steps.mjs').Runner} runner
 */
function readCounts({ report, count }) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`The step left no report (${report}).`);
    return ONE_FAILURE;
  }
}

/**
 * Runs a step's script and counts its tests.
 * @param {Step} step
 * @param {import('./lib/run.mjs').RunOptions} options
 */
async function runStep({ name, script, runner }, options) {
  /** @type {Record<string, string>} */
  const env = name === 'e2e' ? { CHROMIUM_PATH: await ensureBrowser() } : {};
  if (name === 'e2e' && !(await ensureHostTools())) {
    console.log(`The tests of hosting are skipped: ${HOST_TOOLS_MISSING}`);
  }
  if (runner) {
    rmSync(runner.report, { force: true });
    // Jest does not create the report's folder.
    mkdirSync(dirname(runner.report), { recursive: true });
  }
  const args = ['run', '--silent', script, '--', ...(runner?.args ?? [])];
  const exitCode = await npm(args, { ...options, env });
  return stepCounts(exitCode, runner && readCounts(runner));
}

/**
 * Runs a step, and prints its heading, its output and whether it passed. The output of a step that may
 * run in parallel with others is printed when it has ended, so that outputs are not mixed.
 * @param {Step} step
 * @param {boolean} streams whether no other step runs now, so that the output can go to the terminal at once
 * @param {string} [failedNeed] a failed step whose output this one needs; then it is not run
 */
async function runAndPrint(step, streams, failedNeed) {
  const heading = `\n=== ${step.title} (npm test -- ${step.name}) ===`;
  /** @type {Buffer[]} */
  const output = [];
  const aside = { name: step.name, onOutput: (/** @type {Buffer} */ text) => output.push(text) };
  console.log(streams ? heading : `… ${step.name}`);
  const started = Date.now();
  const counts = failedNeed
    ? ONE_FAILURE
    : await runStep(step, streams ? {} : { aside }).catch((error) => {
        showError(error);
        return ONE_FAILURE;
      });
  if (!streams) console.log(`${heading}\n${Buffer.concat(output).toString().trimEnd()}`);
  if (failedNeed) console.log(`Not run, because ${failedNeed} failed; counts as failed.`);
  const verdict = counts.failed ? 'FAILED' : 'passed';
  const line = `${verdict}  ${step.name.padEnd(8)} ${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(line);
  return { name: step.name, counts, line };
}

async function test() {
  checkNode();
  const steps = chooseSteps(process.argv.slice(2));
  await installIfNeeded();
  const { default: pLimit } = await import('p-limit');
  const limit = pLimit(Math.min(2, availableParallelism()));
  /** @type {Map<string, ReturnType<typeof runAndPrint>>} */
  const planned = new Map();
  for (const step of steps) {
    const awaited = [...planned].filter(([name]) => step.alone || step.needs?.includes(name));
    const result = Promise.all(awaited.map(([, earlier]) => earlier)).then((results) => {
      const failed = results.filter(({ counts }) => counts.failed).map(({ name }) => name);
      const failedNeed = failed.find((name) => step.needs?.includes(name));
      return limit(runAndPrint, step, step.alone || steps.length === 1, failedNeed);
    });
    planned.set(step.name, result);
  }
  const results = await Promise.all(planned.values());
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  return results.map(({ counts }) => counts);
}

endOnInterrupt();
const all = await test().catch((error) => {
  showError(error);
  return [ONE_FAILURE];
});
/** @param {keyof Counts} outcome */
const sum = (outcome) => all.reduce((total, counts) => total + counts[outcome], 0);
const [failed, skipped] = [sum('failed'), sum('skipped')];
console.log(skipped ? `\n${skipped} skipped: what they need, and how to get it, stands above` : '');
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
