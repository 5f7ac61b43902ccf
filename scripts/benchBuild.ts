/** npm run bench:build: measures what photos cost a build. */
import { platform } from 'node:os';
import { benchBuild } from './bench/build/benchBuild';
import { runCommand, UsageError, wholeNumber } from './lib/command';
import { ReaderError } from './lib/readerError.mjs';

const BENCH_BUILD = {
  name: 'bench:build',
  about: `Measures what photos cost a build, beside a bare sharp script that makes the same files.

It builds a copy of this project, with a gallery of made-up photos, in the folder for temporary files:
from nothing, again with nothing changed, with a word changed, and with one photo added. Per photo two
processor cores need some five seconds. It reads /proc, and so runs on Linux only.`,
  options: { photos: { value: 'N,M', help: 'numbers of photos to build with (11,40)' } },
};

void runCommand(BENCH_BUILD, async ({ photos = '11,40' }) => {
  const counts = [...new Set(photos.split(','))].map((text) => wholeNumber('photos', text));
  if (counts.length < 2) {
    throw new UsageError(
      `--photos is "${photos}": give two different numbers or more, such as 11,40; what a photo costs is told from their difference.`,
    );
  }
  if (platform() !== 'linux') {
    throw new ReaderError('The benchmark reads /proc, which only Linux has: run it there.');
  }
  await benchBuild(
    counts.sort((a, b) => a - b),
    process.cwd(),
  );
});
