import { FIXTURE_SITE, fixtureInputs } from '../../scripts/fixture/fixtureSite';
import { readInputs } from '../../scripts/lib/inputs';
import { buildProblem } from '../../scripts/lib/lastBuild';
import { test } from './support/test';

/** Ends the run in one sentence when the site is not there, or is not what its sources say. */
test('the site is built from what is here now', ({ site }) => {
  const problem = site.startsWith(FIXTURE_SITE)
    ? buildProblem(FIXTURE_SITE, fixtureInputs(), 'npm run build:fixture')
    : buildProblem('.', readInputs(), 'npm run build');
  if (!problem) return;
  const error = new Error(problem);
  // Playwright would print it under the sentence.
  error.stack = undefined;
  throw error;
});
