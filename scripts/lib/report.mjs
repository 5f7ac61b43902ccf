// @ts-check

/**
 * @typedef {{ passed: number, failed: number, skipped?: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numRuntimeErrorTestSuites: number }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * The counts of Jest's JSON report; a test file that does not even load is one failure.
 * @param {JestReport} report
 * @returns {Counts}
 */
export function jestCounts(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

/**
 * The counts of Playwright's JSON report; an error outside the tests is one failure.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * What a step counts for: itself when it has no test runner, else the tests of its report. A runner
 * that failed, ran nothing or left no report never counts as clean.
 * @param {number} exitCode
 * @param {Counts} [counts]
 * @returns {Counts}
 */
export function stepCounts(exitCode, counts) {
  if (!counts) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const clean = exitCode === 0 && counts.passed > 0;
  return { ...counts, failed: clean ? counts.failed : Math.max(counts.failed, 1) };
}

/**
 * The sum of several counts.
 * @param {Counts[]} all
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped = 0 } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}
