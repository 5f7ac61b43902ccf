/** npm run build:fixture: builds the site that the browser tests run on. */
import checkFixture from '../__tests__/support/globalSetup';
import { buildFixtureSite } from './fixture/fixtureSite';
import { showError } from './lib/readerError.mjs';

async function main() {
  checkFixture();
  process.exitCode = await buildFixtureSite();
}

main().catch((error: unknown) => {
  showError(error);
  process.exitCode = 1;
});
