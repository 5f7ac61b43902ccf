import { chooseSteps, stepCounts } from '../../scripts/lib/steps.mjs';

const namesOf = (names: string[]) => chooseSteps(names).map((step) => step.name);

test('all steps run when none is named, and what reads types comes after the build', () => {
  const all = namesOf([]);
  expect(all.at(-1)).toBe('e2e');
  for (const { name, needs = [] } of chooseSteps([])) {
    for (const earlier of needs) expect(all.indexOf(earlier)).toBeLessThan(all.indexOf(name));
  }
  expect(chooseSteps(['types'])[0].needs).toEqual(['build']);
});

test('the content is checked once, by the build', () => {
  const checking = chooseSteps([]).filter(({ script }) => /^(build|content:check)$/.test(script));
  expect(checking.map(({ name }) => name)).toEqual(['build']);
});

test('named steps run alone, in their usual order', () => {
  expect(namesOf(['e2e', 'build'])).toEqual(['build', 'e2e']);
});

test('an unknown step is refused with the names there are', () => {
  expect(() => chooseSteps(['unit', 'units'])).toThrow(/no step "units": its steps are build, /);
});

const counted = (name: string, report: object) => chooseSteps([name])[0].runner?.count(report);

test('Jest: a test file that does not load is a failure', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 4 };
  const counts = { passed: 7, failed: 3, skipped: 4 };
  expect(counted('unit', { ...report, numRuntimeErrorTestSuites: 1 })).toEqual(counts);
});

test('Playwright: flaky tests and errors outside the tests are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] };
  expect(counted('e2e', report)).toEqual({ passed: 5, failed: 4, skipped: 3 });
});

test.each([
  ['a step without a test runner counts as one', 0, undefined, [1, 0]],
  ['also when it fails', 2, undefined, [0, 1]],
  ['a clean run counts its tests', 0, [12, 0], [12, 0]],
  ['failed tests are counted once, not again for the exit code', 1, [12, 3], [12, 3]],
  ['a runner that fails for another reason is a failure', 1, [12, 0], [12, 1]],
  ['and so is one that ran no test', 0, [0, 0], [0, 1]],
])('%s', (_what, exitCode, counts, [passed, failed]) => {
  const given = counts && { passed: counts[0], failed: counts[1], skipped: 0 };
  expect(stepCounts(exitCode, given)).toEqual({ passed, failed, skipped: 0 });
});
