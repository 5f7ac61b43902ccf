/** npm run bench:build: measures what photos cost a build. */
import { platform } from 'node:os';
import { benchBuild } from './bench/build/benchBuild';
import { BENCH_BUILD, chosenGalleries } from './bench/build/benchBuildOptions';
import { runCommand } from './lib/command';
import { ReaderError } from './lib/readerError.mjs';

void runCommand(BENCH_BUILD, async (options) => {
  const galleries = chosenGalleries(options);
  if (platform() !== 'linux') {
    throw new ReaderError('The benchmark reads /proc, which only Linux has: run it there.');
  }
  await benchBuild(galleries, process.cwd());
});
