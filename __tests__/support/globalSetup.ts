import { checkContent } from '../../src/content/check/checkContent';
import { sentence } from '../../src/content/check/problem';
import { FIXTURE_CONTENT } from './fixture';

/** Ends the whole run in one sentence when the tests' own content has a mistake. */
export default async function checkFixture() {
  const { problems } = await checkContent(FIXTURE_CONTENT);
  if (problems.length === 0) return;
  const [first] = problems;
  const place = `${first.file.replace('content', FIXTURE_CONTENT)}:${first.line ?? 1}`;
  const error = new Error(
    `${place}: ${sentence(first)} Every test needs this content to be right; npm run content:check -- ${FIXTURE_CONTENT} says all that is wrong with it.`,
  );
  // Jest would print it under the sentence.
  error.stack = undefined;
  throw error;
}
