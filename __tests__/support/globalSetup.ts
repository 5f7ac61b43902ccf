import { spawnSync } from 'node:child_process';
import { ReaderError } from '../../scripts/lib/readerError.mjs';
import { FIXTURE_CONTENT } from './fixture';

/**
 * Has the tests' own content read, once for all test files, and ends the whole run when it has a
 * mistake. In a process of its own, because Jest cannot load what comes as ES modules only here
 * before Node 20.19.
 */
export default function checkFixture() {
  const program = ['--require', 'tsx/cjs', '__tests__/support/fixtureData.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  if (status === 0) return;
  const error = new ReaderError(
    `Every test needs ${FIXTURE_CONTENT} to be right:\n${stdout}${stderr}`,
  );
  // Jest would print it under the sentence.
  error.stack = undefined;
  throw error;
}
