import { FIXTURE_SITE } from '../../scripts/fixture/fixtureSite';
import { buildProblem } from '../../scripts/lib/buildProblem';
import { FIXTURE_CONTENT } from '../support/fixture';
import { test } from './support/test';

/** Stops the run with one sentence when the site is not built, or is older than its sources. */
test('the site is built from the current sources', ({ site }) => {
  const problem = site.startsWith(FIXTURE_SITE)
    ? buildProblem(FIXTURE_SITE, ['src', FIXTURE_CONTENT], 'npm run build:fixture')
    : buildProblem('.', ['src', 'content'], 'npm run build');
  if (!problem) return;
  const error = new Error(problem);
  // Playwright would print the stack below the sentence.
  error.stack = undefined;
  throw error;
});
