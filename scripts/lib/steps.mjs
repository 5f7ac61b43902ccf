// @ts-check
import { readFileSync } from 'node:fs';
import { ReaderError } from './readerError.mjs';

/**
 * Numbers of passed and failed tests.
 * @typedef {{ passed: number, failed: number }} Counts
 *
 * One step of npm test: an npm script, which a developer can also name after `npm test --`.
 * @typedef {object} Step
 * @property {string} script
 * @property {string} title the heading above its output
 * @property {string[]} [args] further arguments of the script
 * @property {string} [report] path of the JSON report that a test runner writes
 * @property {(report: any) => Counts} [count] reads that report
 */

const [UNIT, E2E] = ['unit', 'e2e'].map((name) => `node_modules/.cache/reports/${name}.json`);

/**
 * The steps in order. The build comes first: it checks the content, and writes the types of the GraphQL
 * queries, which lint, types and tests read.
 * @type {Step[]}
 */
const STEPS = [
  { script: 'build', title: 'Content check and build' },
  { script: 'format:check', title: 'Format' },
  { script: 'lint', title: 'Lint' },
  { script: 'types', title: 'Types' },
  {
    script: 'unit',
    title: 'Unit tests',
    args: ['--json', `--outputFile=${UNIT}`],
    report: UNIT,
    // A test file that cannot be loaded counts as one failure.
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  },
  { script: 'build:fixture', title: 'Build of the sites for the browser tests' },
  {
    script: 'e2e',
    title: 'Browser tests',
    report: E2E,
    // An error outside the tests also counts as one failure.
    count: ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  },
];

/**
 * Returns the steps to run: those whose scripts are named, or all if none is named. Throws a {@link
 * ReaderError} if a name has no step.
 * @param {string[]} names
 */
export function chooseSteps(names) {
  const known = STEPS.map(({ script }) => script);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) {
    return STEPS.filter(({ script }) => names.length === 0 || names.includes(script));
  }
  throw new ReaderError(
    `npm test has no step "${unknown}". The steps are ${known.join(', ')}. Example: npm test -- unit e2e.`,
  );
}

/**
 * Returns what a step adds to the totals: the tests in its report, or one if it has no test runner. A step that
 * failed, that has no report, or in which no test passed counts as at least one failure.
 * @param {Step} step
 * @param {number} exitCode
 * @returns {Counts}
 */
export function stepCounts({ report, count }, exitCode) {
  let counts = { passed: exitCode ? 0 : 1, failed: 0 };
  if (report && count) {
    try {
      counts = count(JSON.parse(readFileSync(report, 'utf8')));
    } catch {
      counts.passed = 0;
    }
  }
  const clean = exitCode === 0 && counts.passed > 0;
  return clean ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}
