/** npm run publish:site: asks the host for a build, by the secret hook in BUILD_HOOK_URL. */
import { showError } from './lib/reader-error.mjs';
import { PublishFailure } from './publish/failure';
import { publish } from './publish/publish';
import { terminal } from './publish/terminal';

publish(process.argv.slice(2), process.env.BUILD_HOOK_URL, terminal(process.stdout), {
  hook: 30_000,
  interval: 5_000,
}).catch((error: unknown) => {
  showError(error);
  process.exitCode = error instanceof PublishFailure ? error.exitCode : 1;
});
