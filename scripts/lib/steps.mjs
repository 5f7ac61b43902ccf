// @ts-check
import { ReaderError } from './readerError.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * One step of npm test.
 * @typedef {object} Step
 * @property {string} name what a developer types after `npm test --`
 * @property {string} title the heading above its output
 * @property {string} script the npm script that does it
 * @property {string[]} [needs] steps whose files it reads: where they run, it runs after them, and
 *   means nothing when one of them failed
 * @property {boolean} [alone] nothing runs beside it: it waits for all before it
 * @property {Runner} [runner] set when the step counts its own tests
 *
 * @typedef {object} Runner
 * @property {string} report the JSON report it leaves, from the project folder
 * @property {string[]} args what makes it leave the report
 * @property {(report: any) => Counts} count
 */

const UNIT_REPORT = 'node_modules/.cache/reports/unit.json';

/**
 * The steps of npm test, in order. The build checks the content first. The types of the GraphQL
 * queries come from the build, so what reads types comes after it.
 * @type {Step[]}
 */
export const STEPS = [
  { name: 'build', title: 'Content, and build of the site', script: 'build' },
  { name: 'format', title: 'Format of the files', script: 'format:check' },
  {
    name: 'unit',
    title: 'Unit tests',
    script: 'unit',
    runner: {
      report: UNIT_REPORT,
      args: ['--json', `--outputFile=${UNIT_REPORT}`],
      // A test file that does not even load is one failure.
      count: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        skipped: report.numPendingTests,
      }),
    },
  },
  {
    name: 'fixture',
    title: 'Build of the site that the browser tests run on',
    script: 'build:fixture',
    needs: ['build'],
  },
  { name: 'lint', title: 'Lint', script: 'lint', needs: ['build'] },
  { name: 'types', title: 'Types', script: 'types', needs: ['build'] },
  {
    name: 'e2e',
    title: 'End-to-end tests on the built site',
    script: 'e2e',
    needs: ['build', 'fixture'],
    alone: true,
    runner: {
      report: 'node_modules/.cache/reports/e2e.json',
      args: [],
      // So is an error outside the tests.
      count: ({ stats, errors }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + errors.length,
        skipped: stats.skipped,
      }),
    },
  },
];

/**
 * The steps to run: those named, in the order of {@link STEPS}, or all when none is named.
 * Throws a {@link ReaderError} on a name that is none.
 * @param {string[]} names
 */
export function chooseSteps(names) {
  const known = STEPS.map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new ReaderError(
      `npm test has no step "${unknown}": its steps are ${known.join(', ')}, such as npm test -- unit e2e.`,
    );
  }
  return STEPS.filter((step) => names.length === 0 || names.includes(step.name));
}

/**
 * What a step counts for: itself when it has no test runner, else the tests of its report. A runner
 * that failed, ran nothing or left no report never counts as clean.
 * @param {number} exitCode
 * @param {Counts} [counts]
 * @returns {Counts}
 */
export function stepCounts(exitCode, counts = { passed: exitCode ? 0 : 1, failed: 0, skipped: 0 }) {
  const clean = exitCode === 0 && counts.passed > 0;
  return clean ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
