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

test('a step without a test runner counts as one', () => {
  expect(stepCounts(0)).toEqual({ passed: 1, failed: 0 });
  expect(stepCounts(2)).toEqual({ passed: 0, failed: 1 });
});

test('a clean run counts its tests', () => {
  expect(stepCounts(0, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 0 });
});

test('failed tests are counted once, not again for the exit code', () => {
  expect(stepCounts(1, { passed: 12, failed: 3 })).toEqual({ passed: 12, failed: 3 });
});

test('a runner that fails for another reason than its tests counts as a failure', () => {
  expect(stepCounts(1, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 1 });
});

test('a runner that ran no test counts as a failure', () => {
  expect(stepCounts(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
});

test('counts add up', () => {
  const all = [
    { passed: 3, failed: 1 },
    { passed: 0, failed: 2, skipped: 4 },
  ];
  expect(sum(all)).toEqual({ passed: 3, failed: 3, skipped: 4 });
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
