/** npm run publish:site: makes the host build and publish the site, with the build hook in BUILD_HOOK_URL. */
import { runCommand } from './lib/command';
import { publish, PUBLISH, type PublishOptions } from './publish/publish';

void runCommand(
  PUBLISH.action((options: PublishOptions) =>
    publish(options, {
      hookUrl: process.env.BUILD_HOOK_URL,
      print: (line) => console.log(line),
      timing: { hook: 30_000, interval: 5_000 },
    }),
  ),
);
