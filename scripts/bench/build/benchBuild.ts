import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharpOptions } from '../../../src/build/pictures/foreseeJobs';
import { ReaderError } from '../../lib/readerError.mjs';
import type { BareList } from './bareSharp';
import { derivatives, type Derivatives } from './derivatives';
import { makePhotos } from './makePhotos';
import { endMeasured, measure, type Cost } from './measure';
import type { Galleries } from './benchBuildOptions';
import { HEAD, line, ratios, type Run } from './report';
import { secondsOf } from './seconds';
import { Scratch } from '../../lib/Scratch';

/** Runs of which it is told where the seconds went. */
const DETAILED = new Set(['unchanged', 'one more, first']);

/** Room between the orders of two photos, where a third may be put. */
const STEP = 10;

/**
 * Measures builds of a copy of the project, and prints a table and ratios.
 * @param project its folder
 * @throws ReaderError when a build fails, or when the bare script does not make the same files
 */
export async function benchBuild({ photos, width }: Galleries, project: string): Promise<void> {
  const scratch = new Scratch(project);
  const stop = () => {
    endMeasured();
    scratch.remove();
    process.exit(130);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const most = Math.max(...photos) + 3;
    console.log(`Making ${most} photos, ${width} px wide, in ${scratch.folder} …`);
    const all = await makePhotos(scratch.stock, most, width);
    console.log(HEAD);
    const runs: Run[] = [];
    for (const count of photos) {
      for await (const run of runsWith(count, all, scratch)) {
        runs.push(run);
        console.log(line(run));
        if (DETAILED.has(run.what)) console.log(secondsOf(run.cost.output, run.cost.wall));
      }
    }
    console.log(`\n${ratios(runs)}`);
  } finally {
    scratch.remove();
  }
}

async function* runsWith(count: number, all: string[], scratch: Scratch): AsyncGenerator<Run> {
  const [first, middle, last, ...others] = all;
  const photos = others.slice(0, count);
  scratch.clear();
  for (const [index, photo] of photos.entries()) await scratch.addPhoto(photo, (index + 1) * STEP);
  yield await build(count, 'cold', scratch);
  yield await bare(count, await derivatives(photos, scratch.published), scratch);
  yield await build(count, 'unchanged', scratch);
  const places = { first: 1, middle: Math.ceil(count / 2) * STEP + 1, last: (count + 1) * STEP };
  for (const [photo, [place, order]] of [first, middle, last].map(
    (path, index) => [path, Object.entries(places)[index]] as const,
  )) {
    await scratch.addPhoto(photo, order);
    yield await build(count, `one more, ${place}`, scratch);
  }
}

async function build(photos: number, what: string, { folder }: Scratch): Promise<Run> {
  const cost = await measure('npm', ['run', 'build'], folder);
  mustSucceed(cost, 'The build');
  const [, encoded = '0'] = /^Encoded (\d+) picture/m.exec(cost.output) ?? [];
  return { photos, what, cost, encoded: Number(encoded) };
}

async function bare(photos: number, list: Derivatives[], scratch: Scratch): Promise<Run> {
  const { avifOptions: avif, jpgOptions: jpg } = sharpOptions().defaults;
  const listFile = join(scratch.folder, 'bare.json');
  const out = join(scratch.folder, 'bare');
  writeFileSync(listFile, JSON.stringify({ photos: list, avif, jpg } satisfies BareList));
  const args = ['--import', 'tsx', 'scripts/bench/build/bareSharp.ts', listFile, out];
  const cost = await measure(process.execPath, args, scratch.folder);
  mustSucceed(cost, 'The bare sharp script');
  for (const { path } of list.flatMap(({ files }) => files)) {
    if (!readFileSync(join(out, path.replaceAll('/', '-'))).equals(readFileSync(path))) {
      throw new ReaderError(
        `The bare sharp script and the build do not make the same files (${path}), so their costs cannot be compared: give scripts/bench/build/bareSharp.ts the options of src/build/pictures/encodePicture.ts.`,
      );
    }
  }
  rmSync(out, { recursive: true });
  return { photos, what: 'bare sharp script', cost, encoded: photos };
}

function mustSucceed({ exitCode, output }: Cost, what: string) {
  if (exitCode !== 0) throw new ReaderError(`${what} failed:\n${output.slice(-3000)}`);
}
