import { resolve } from 'node:path';
import { ReaderError } from '../../lib/readerError.mjs';
import { npm, run as runProgram, type RunOptions } from '../../lib/run.mjs';
import { makePhotos } from './makePhotos';
import { measure } from './measure';
import { parts, ratios, summary, type Run } from './report';
import { Scratch } from './Scratch';

const BARE_SHARP = resolve('scripts/bench/build/bareSharp.ts');

/**
 * Measures builds of a copy of the project, and prints tables and ratios.
 * @param counts the numbers of photos to build with, in ascending order
 * @throws ReaderError when a build fails
 */
export async function benchBuild(counts: number[]): Promise<void> {
  const scratch = new Scratch();
  const most = Math.max(...counts);
  console.log(`Making ${most + 1} photos in ${scratch.folder} …`);
  const [added, ...photos] = await makePhotos(scratch.stock, most + 1);
  const runs: Run[] = [];
  for (const count of counts) {
    for await (const run of runsWith(photos.slice(0, count), added, scratch)) {
      runs.push(run);
      console.log(`${run.photos} photos, ${run.what}: ${run.cost.wall.toFixed(1)} s`);
    }
  }
  for (const run of runs.filter(({ what }) => /changed|new/.test(what))) {
    console.log(`\n${run.photos} photos, ${run.what}: where the seconds go\n${parts(run.cost)}`);
  }
  console.log(`\n${summary(runs)}\n\n${ratios(runs)}`);
}

/**
 * Runs and measures all builds of a gallery, one after the other.
 * @param photos the gallery
 * @param added the photo that is added to it in the end
 */
async function* runsWith(photos: string[], added: string, scratch: Scratch): AsyncGenerator<Run> {
  scratch.clear();
  photos.forEach((photo) => scratch.addPhoto(photo));
  const run = async (
    what: string,
    start: (options: RunOptions) => Promise<number>,
  ): Promise<Run> => {
    const cost = await measure(what, (options) => start({ ...options, cwd: scratch.folder }));
    const output = cost.lines.map(({ text }) => text).join('\n');
    if (cost.exitCode !== 0) throw new ReaderError(`${what} failed:\n${output.slice(-3000)}`);
    const [, encoded = '0'] = /^Encoded (\d+) picture/m.exec(output) ?? [];
    return { photos: photos.length, what, cost, encoded: Number(encoded) };
  };
  const build = (what: string) => run(what, (options) => npm(['run', 'build'], options));
  yield await build('from nothing');
  const script = ['--import', 'tsx', BARE_SHARP, 'bare', ...photos];
  yield await run('bare sharp script', (options) => runProgram(process.execPath, script, options));
  yield await build('unchanged');
  scratch.describe(photos[0], 'A made-up photo, as dear to encode as a real one.');
  yield await build('a word changed');
  scratch.addPhoto(added);
  yield await build('one photo new');
}
