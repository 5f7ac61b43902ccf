// @ts-check
import { ReaderError } from './readerError.mjs';

/**
 * Numbers of tests.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * One step of npm test.
 * @typedef {object} Step
 * @property {string} name what a developer types after `npm test --`
 * @property {string} title the heading above its output
 * @property {string} script the npm script that it runs
 * @property {string[]} [needs] steps whose output it reads. It starts when those of them that run in
 *   this call have ended; when one of them failed, it does not run and counts as failed
 * @property {boolean} [alone] starts when all steps before it have ended, so that nothing runs in parallel
 * @property {Runner} [runner] the test runner of a step that runs tests
 *
 * @typedef {object} Runner
 * @property {string} report the JSON report that it writes: a path from the project folder
 * @property {string[]} args the arguments that make it write the report
 * @property {(report: any) => Counts} count reads the report
 */

const UNIT_REPORT = 'node_modules/.cache/reports/unit.json';

/**
 * The steps of npm test, in order. The build begins with the content check. It also writes the types of
 * the GraphQL queries, which lint and types read.
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
      // A test file that cannot be loaded counts as one failure.
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
      // An error outside the tests counts as one failure, too.
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
 * Throws a {@link ReaderError} when there is no step of a name.
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
 * What a step adds to the totals: the tests of its report, or one when it has no test runner. A step that
 * failed, or that passed no test, counts as one failure at least.
 * @param {number} exitCode
 * @param {Counts} [counts] the tests of its report
 * @returns {Counts}
 */
export function stepCounts(exitCode, counts = { passed: exitCode ? 0 : 1, failed: 0, skipped: 0 }) {
  const clean = exitCode === 0 && counts.passed > 0;
  return clean ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
