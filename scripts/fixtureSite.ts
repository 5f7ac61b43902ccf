/** npm run build:fixture: builds the site that the browser tests run on. */
import checkFixture from '../__tests__/support/globalSetup';
import { buildFixtureSite } from './fixture/fixtureSite';
import { command, runCommand } from './lib/command';
import { ReaderError } from './lib/readerError.mjs';

const BUILD_FIXTURE = command(
  'build:fixture',
  'Builds the site that the browser tests run on: a copy of the project with the content in __tests__/fixtures.',
).action(async () => {
  try {
    checkFixture();
  } catch (error) {
    throw new ReaderError((error as Error).message);
  }
  process.exitCode = await buildFixtureSite();
});

void runCommand(BUILD_FIXTURE);
