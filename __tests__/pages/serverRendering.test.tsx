/** @jest-environment node */
import { BUILT_PATHS, serverMarkup } from '../support/server';

test('there is no browser to lean on', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test.each(BUILT_PATHS)('%s has exactly one h1', (path) => {
  expect(serverMarkup(path).match(/<h1[ >]/g)).toHaveLength(1);
});

test.each(BUILT_PATHS)('%s is the same each time it is built', (path) => {
  expect(serverMarkup(path)).toBe(serverMarkup(path));
});
