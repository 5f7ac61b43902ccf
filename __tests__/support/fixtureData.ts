import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { printContentCheck } from '../../scripts/lib/printContentCheck';
import { FIXTURE_CONTENT, FIXTURE_DATA } from './fixture';
import { fixtureContent } from './fixtureContent';

/** Checks the tests' content, and writes the JSON file that the tests read. */
async function main() {
  const { right } = await printContentCheck(FIXTURE_CONTENT);
  if (!right) return void (process.exitCode = 1);
  mkdirSync(dirname(FIXTURE_DATA), { recursive: true });
  writeFileSync(FIXTURE_DATA, JSON.stringify(fixtureContent()));
}

void main();
