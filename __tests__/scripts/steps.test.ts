import { chooseSteps } from '../../scripts/lib/steps.mjs';

const namesOf = (names: string[]) => chooseSteps(names).map((step) => step.name);

test('all steps run when none is named, and what reads types comes after the build', () => {
  const all = namesOf([]);
  expect(all.at(-1)).toBe('e2e');
  for (const { name, after = [] } of chooseSteps([])) {
    for (const earlier of after) expect(all.indexOf(earlier)).toBeLessThan(all.indexOf(name));
  }
  expect(chooseSteps(['types'])[0].after).toEqual(['build']);
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
