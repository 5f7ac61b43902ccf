import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkContent } from '../../src/check/checkContent';
import { report } from '../../src/check/report';
import { FIXTURE_CONTENT, FIXTURE_DATA } from './fixture';
import { fixtureContent } from './fixtureContent';

/** Reads the tests' content once for all test files, and ends the run when it has a mistake. */
export default async function checkFixture() {
  const result = await checkContent(FIXTURE_CONTENT);
  if (result.problems.length > 0) {
    const error = new Error(`Every test needs ${FIXTURE_CONTENT} to be right:\n${report(result)}`);
    // Jest would print the stack below the sentence.
    error.stack = undefined;
    throw error;
  }
  mkdirSync(dirname(FIXTURE_DATA), { recursive: true });
  writeFileSync(FIXTURE_DATA, JSON.stringify(fixtureContent()));
}
