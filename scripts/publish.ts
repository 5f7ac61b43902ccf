/** npm run publish:site: asks the host for a build, by the secret hook in BUILD_HOOK_URL. */
import { runCommand } from './lib/command';
import { publish, PUBLISH, type PublishOptions } from './publish/publish';

void runCommand(
  PUBLISH.action((options: PublishOptions) =>
    publish(options, {
      hookUrl: process.env.BUILD_HOOK_URL,
      say: (line) => console.log(line),
      timing: { hook: 30_000, interval: 5_000 },
    }),
  ),
);
