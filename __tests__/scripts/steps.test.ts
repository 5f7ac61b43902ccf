/** @jest-environment node */
import { chooseSteps } from '../../scripts/lib/steps.mjs';

const namesOf = (names: string[]) => chooseSteps(names).map((step) => step.name);

test('all steps run when none is named, and what reads types comes after the build', () => {
  expect(namesOf([])).toEqual([
    'format',
    'content',
    'build',
    'fixture',
    'lint',
    'types',
    'unit',
    'e2e',
  ]);
});

test('named steps run alone, in their usual order', () => {
  expect(namesOf(['e2e', 'build'])).toEqual(['build', 'e2e']);
});

test('an unknown step is refused with the names there are', () => {
  expect(() => chooseSteps(['unit', 'units'])).toThrow(/no step "units": its steps are format, /);
});
