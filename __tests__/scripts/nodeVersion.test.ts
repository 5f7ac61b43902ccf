import { inRange, nodeProblem } from '../../scripts/lib/nodeVersion.mjs';

const RANGE = '>=20.9 <26';

test.each(['20.9.0', 'v20.10.0', '24.1.2', '25.99.99', '20.9.0-nightly'])('%s is in', (version) => {
  expect(inRange(version, RANGE)).toBe(true);
});

test.each(['20.8.99', '18.20.4', '26.0.0', 'v100.0.0'])('%s is out', (version) => {
  expect(inRange(version, RANGE)).toBe(false);
});

test('a range with other comparators is refused, rather than misread', () => {
  expect(() => inRange('20.9.0', '^20.9')).toThrow('engines.node is "^20.9"');
});

test('a version in range is no problem', () => {
  expect(nodeProblem('v20.9.0', RANGE)).toBeUndefined();
});

test('the problem names what is needed, what was found and the cure', () => {
  const problem = nodeProblem('v18.20.4', RANGE);
  expect(problem).toContain('needs Node >=20.9 <26');
  expect(problem).toContain('this is Node 18.20.4');
  expect(problem).toContain('nvm install');
});
