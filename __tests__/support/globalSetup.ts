import { checkContent } from '../../src/content/check/checkContent';
import { report } from '../../src/content/check/report';
import { writeFixture } from './fixtureContent';
import { FIXTURE_CONTENT, FIXTURE_DATA } from './paths';

/** Sets the time zone of all tests. Reads their content once, and ends the run if it has a mistake. */
export default async function prepareTests() {
  // The same day on all machines, which for most of the day differs from UTC's.
  process.env.TZ = 'Pacific/Kiritimati';
  const result = await checkContent(FIXTURE_CONTENT);
  if (result.problems.length > 0) {
    const error = new Error(
      `All tests need ${FIXTURE_CONTENT} without mistakes:\n${report(result)}`,
    );
    // Jest would print the stack below the sentence.
    error.stack = undefined;
    throw error;
  }
  await writeFixture(FIXTURE_DATA);
}
