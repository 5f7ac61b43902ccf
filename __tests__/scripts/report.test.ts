import { jestCounts, playwrightCounts, stepCounts, sum } from '../../scripts/lib/report.mjs';

test('Jest: a test file that does not load is a failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 4,
    numRuntimeErrorTestSuites: 1,
  };
  expect(jestCounts(report)).toEqual({ passed: 7, failed: 3, skipped: 4 });
});

test('Playwright: flaky tests and errors outside the tests are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] };
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 4, skipped: 3 });
});

test.each([
  ['a step without a test runner counts as one', 0, undefined, { passed: 1, failed: 0 }],
  ['also when it fails', 2, undefined, { passed: 0, failed: 1 }],
  ['a clean run counts its tests', 0, { passed: 12, failed: 0 }, { passed: 12, failed: 0 }],
  [
    'failed tests are counted once, not again for the exit code',
    1,
    { passed: 12, failed: 3 },
    { passed: 12, failed: 3 },
  ],
  [
    'a runner that fails for another reason is a failure',
    1,
    { passed: 12, failed: 0 },
    { passed: 12, failed: 1 },
  ],
  ['and so is one that ran no test', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
])('%s', (_what, exitCode, counts, expected) => {
  expect(stepCounts(exitCode, counts)).toEqual(expected);
});

test('counts add up', () => {
  const all = [
    { passed: 3, failed: 1 },
    { passed: 0, failed: 2, skipped: 4 },
  ];
  expect(sum(all)).toEqual({ passed: 3, failed: 3, skipped: 4 });
});
