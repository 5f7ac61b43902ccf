/** npm run build:fixture: builds the site that the browser tests run on. */
import checkFixture from '../__tests__/support/globalSetup';
import { buildFixtureSite } from './fixture/fixtureSite';
import { command, runCommand } from './lib/command';

const BUILD_FIXTURE = command(
  'build:fixture',
  'Builds the site that the browser tests run on: a copy of the project with the content in __tests__/fixtures.',
).action(async () => {
  checkFixture();
  process.exitCode = await buildFixtureSite();
});

void runCommand(BUILD_FIXTURE);
