import { nodeProblem } from '../../scripts/lib/nodeVersion.mjs';

const RANGE = '>=20.9 <26';

test.each([
  ['20.9.0', true],
  ['v20.10.0', true],
  ['25.99.99', true],
  ['20.9.0-nightly', true],
  ['20.8.99', false],
  ['18.20.4', false],
  ['v100.0.0', false],
])('%s is in the range: %s', (version, expected) => {
  expect(nodeProblem(version, RANGE) === undefined).toBe(expected);
});

test('a range with other comparators is refused, rather than misread', () => {
  expect(() => nodeProblem('20.9.0', '^20.9')).toThrow('engines.node is "^20.9"');
});

test('the problem names what is needed, what was found and the cure', () => {
  const problem = nodeProblem('v18.20.4', RANGE);
  expect(problem).toContain('needs Node >=20.9 <26');
  expect(problem).toContain('this is Node 18.20.4');
  expect(problem).toContain('nvm install');
});
