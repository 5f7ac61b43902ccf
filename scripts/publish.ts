/** npm run publish:site: makes the host build and publish the site, with the build hook in BUILD_HOOK_URL. */
import { runCommand } from './lib/command';
import { PUBLISH } from './publish/publish';

void runCommand(PUBLISH);
