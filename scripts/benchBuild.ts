/** npm run bench:build: measures how long builds with photos take. */
import { platform } from 'node:os';
import { benchBuild } from './bench/build/benchBuild';
import { command, runCommand, UsageError, wholeNumber } from './lib/command';
import { ReaderError } from './lib/readerError.mjs';
import { endOnInterrupt } from './lib/run.mjs';

const BENCH_BUILD = command(
  'bench:build',
  `Measures what photos cost a build, beside a bare sharp script that makes the same files.

It builds a copy of this project, with a gallery of made-up photos, in the folder for temporary files: from nothing, again with nothing changed, with a word changed, and with one photo added. Per photo two processor cores need some five seconds. It reads /proc, and so runs on Linux only.`,
)
  .option('--photos <n,m>', 'numbers of photos to build with', galleries, [11, 40])
  .action(async ({ photos }: { photos: number[] }) => {
    if (platform() !== 'linux') {
      throw new ReaderError('The benchmark reads /proc, which only Linux has: run it there.');
    }
    await benchBuild(photos);
  });

/** Parses the value of --photos: numbers of photos, in ascending order. */
function galleries(text: string): number[] {
  const counts = [...new Set(text.split(','))].map(wholeNumber);
  if (counts.length >= 2) return counts.sort((a, b) => a - b);
  throw new UsageError(
    `--photos is "${text}": give two different numbers or more, such as 11,40; what a photo costs is told from their difference.`,
  );
}

endOnInterrupt();
void runCommand(BENCH_BUILD);
