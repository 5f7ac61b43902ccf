import { FIXTURE_SITE, fixtureInputs } from '../../scripts/fixture/fixtureSite';
import { readInputs } from '../../scripts/lib/inputs';
import { buildProblem } from '../../scripts/lib/lastBuild';
import { test } from './support/test';

/** Stops the run with one sentence when the site is not built, or is older than its sources. */
test('the site is built from the current sources', ({ site }) => {
  const problem = site.startsWith(FIXTURE_SITE)
    ? buildProblem(FIXTURE_SITE, fixtureInputs(), 'npm run build:fixture')
    : buildProblem('.', readInputs(), 'npm run build');
  if (!problem) return;
  const error = new Error(problem);
  // Playwright would print the stack below the sentence.
  error.stack = undefined;
  throw error;
});
