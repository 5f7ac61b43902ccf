import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { chooseSteps, stepCounts } from '../../scripts/lib/steps.mjs';
import { inOwnFolder, put } from '../support/ownFolder';

const scripts = (names: string[]) => chooseSteps(names).map(({ script }) => script);

test('all steps run if none is named, and the build runs before those that read its types', () => {
  expect(scripts([])[0]).toBe('build');
  expect(scripts(['e2e', 'unit'])).toEqual(['unit', 'e2e']);
});

test('an unknown step is refused with a list of the steps', () => {
  expect(() => chooseSteps(['unit', 'units'])).toThrow(/no step "units"\. The steps are build, /);
});

describe('a step counts', () => {
  inOwnFolder();
  const [lint, unit, e2e] = chooseSteps(['lint', 'unit', 'e2e']);
  const jest = (numPassedTests: number, numFailedTests = 0, numRuntimeErrorTestSuites = 0) => ({
    numPassedTests,
    numFailedTests,
    numRuntimeErrorTestSuites,
  });
  const stats = { expected: 5, unexpected: 1, flaky: 2 };

  test.each<[what: string, step: typeof unit, exitCode: number, report: object, counts: number[]]>([
    ['one without a test runner', lint, 0, {}, [1, 0]],
    ['one, also when it fails', lint, 2, {}, [0, 1]],
    ['its tests', unit, 0, jest(7), [7, 0]],
    ['failed tests, not again for the exit code', unit, 1, jest(7, 3), [7, 3]],
    ['a test file that does not load', unit, 1, jest(7, 0, 1), [7, 1]],
    ['a failure for any other reason', unit, 1, jest(7), [7, 1]],
    ['a failure when no test ran', unit, 0, jest(0), [0, 1]],
    ['flaky tests, and errors outside tests', e2e, 1, { stats, errors: [{}] }, [5, 4]],
  ])('%s', (_what, step, exitCode, report, [passed, failed]) => {
    if (step.report) put(step.report, JSON.stringify(report));
    expect(stepCounts(step, exitCode)).toMatchObject({ passed, failed });
  });

  test('a failure for a report that is missing or broken', () => {
    put(unit.report ?? '', '{ "numPassed');
    for (const step of [unit, e2e]) expect(stepCounts(step, 0).failed).toBe(1);
  });
});

describe('npm test', () => {
  const command = resolve('scripts/test.mjs');
  inOwnFolder();

  test.each([
    ['types', 0, /passed {2}types +[\d.]+ s\n1 passed, 0 failed\n$/],
    ['lint', 1, /FAILED {2}lint +[\d.]+ s\n0 passed, 1 failed\n$/],
  ])('-- %s runs the step and ends with the result', (step, status, words) => {
    const scripts = {
      types: 'node --version',
      lint: 'node --eval "process.exit(2)"',
    };
    put('package.json', JSON.stringify({ scripts }));
    const run = spawnSync(process.execPath, [command, step], { encoding: 'utf8' });
    expect(run.status).toBe(status);
    expect(run.stdout).toMatch(words);
  });
});
