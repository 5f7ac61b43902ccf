import { spawnSync } from 'node:child_process';
import { FIXTURE_CONTENT } from './fixture';

/**
 * Reads the tests' content once for all test files, and ends the run when it has a mistake. It does so
 * in a process of its own, and throws no ReaderError: before Node 20.19, Jest cannot load a global setup
 * that imports ES modules.
 */
export default function checkFixture() {
  const program = ['--require', 'tsx/cjs', '__tests__/support/fixtureData.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  if (status === 0) return;
  const error = new Error(`Every test needs ${FIXTURE_CONTENT} to be right:\n${stdout}${stderr}`);
  // Jest would print the stack below the sentence.
  error.stack = undefined;
  throw error;
}
