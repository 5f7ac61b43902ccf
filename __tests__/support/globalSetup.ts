import { spawnSync } from 'node:child_process';
import { FIXTURE_CONTENT } from './fixture';

/**
 * Ends the whole run when the tests' own content has a mistake. In a process of its own, because
 * Jest cannot load what comes as ES modules only here before Node 20.19.
 */
export default function checkFixture() {
  const check = ['--require', 'tsx/cjs', 'scripts/contentCheck.ts', FIXTURE_CONTENT];
  const { status, stdout, stderr } = spawnSync(process.execPath, check, { encoding: 'utf8' });
  if (status === 0) return;
  const error = new Error(`Every test needs ${FIXTURE_CONTENT} to be right:\n${stdout}${stderr}`);
  // Jest would print it under the sentence.
  error.stack = undefined;
  throw error;
}
