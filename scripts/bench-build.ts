/** npm run bench:build: measures what photos cost a build. */
import { platform } from 'node:os';
import { benchBuild } from './bench/build/benchBuild';
import { benchOptions, HELP } from './bench/build/options';
import { root } from './lib/project.mjs';
import { ReaderError, showError } from './lib/reader-error.mjs';

async function main() {
  const options = benchOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  if (platform() !== 'linux') {
    throw new ReaderError('The benchmark reads /proc, which only Linux has: run it there.');
  }
  await benchBuild(options, root);
}

main().catch((error: unknown) => {
  showError(error);
  process.exitCode = 1;
});
