import { table } from '../../lib/table';
import type { Cost } from './measure';

/** One measured run. */
export interface Run {
  /** Number of photos in the gallery. */
  photos: number;
  /** What was run, such as "from nothing". */
  what: string;
  cost: Cost;
  /** Number of pictures that were encoded. */
  encoded: number;
}

/** The parts of a build in order, each with the output line that is printed at its end. */
const PARTS: [string, RegExp][] = [
  ['starting programs', /^success load gatsby config/],
  ['plugins, nodes, schema', /^success building schema/],
  ['finding queries', /bootstrap finished/],
  ['scripts', /^success Building HTML renderer/],
  ['queries', /^success Writing page-data/],
  ['waiting for pictures', /^success Running .*IMAGE_PROCESSING/],
  ['HTML', /^success stitching/],
  ['after the build', /^(?:No p|E)\w* .*encod|^Encoded|^Nothing changed/],
];

/** The duration of each part of a build, as a table. The content check runs in parallel with the first parts. */
export function parts({ lines, wall }: Cost): string {
  const end = (pattern: RegExp) => lines.find(({ text }) => pattern.test(text))?.at;
  const check = end(/^The content/);
  let before = 0;
  const rows = PARTS.flatMap(([name, pattern]) => {
    const at = end(pattern);
    if (at === undefined) return [];
    const row = [name, (at - before).toFixed(1)];
    before = at;
    return [row];
  });
  if (check) rows.push(['(content checked after)', check.toFixed(1)]);
  return table([['part', 's'], ...rows, ['all', wall.toFixed(1)]]);
}

/** All runs as a table. */
export function summary(runs: readonly Run[]): string {
  const rows = runs.map(({ photos, what, cost: { cpu, wall, memory }, encoded }) => [
    `${photos} photos, ${what}`,
    ...[cpu.toFixed(1), wall.toFixed(1), memory.toFixed(0), String(encoded)],
  ]);
  return table([['run', 'CPU s', 'wall s', 'memory MB', 'encoded'], ...rows]);
}

/** The processor time of one photo, from the runs with the fewest and the most photos, and the growth of memory. */
export function ratios(runs: readonly Run[]): string {
  const of = (name: string) => runs.filter(({ what }) => what === name);
  const perPhoto = (name: string) => {
    const [least, most] = [of(name)[0], of(name).at(-1) ?? of(name)[0]];
    return (most.cost.cpu - least.cost.cpu) / (most.photos - least.photos);
  };
  const build = perPhoto('from nothing');
  const bare = perPhoto('bare sharp script');
  const memory = of('from nothing').map(({ cost }) => cost.memory);
  return [
    `Processor time of a photo: ${build.toFixed(2)} s in the build, ${bare.toFixed(2)} s in the bare script: ${(build / bare).toFixed(2)} times as much`,
    `Memory with the most photos: ${(memory[memory.length - 1] / memory[0]).toFixed(2)} times that with the fewest`,
  ].join('\n');
}
