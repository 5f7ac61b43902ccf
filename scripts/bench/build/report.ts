import type { Cost } from './measure';

/** One measured run. */
export interface Run {
  /** Photos in the gallery. */
  photos: number;
  /** What was run. */
  what: string;
  cost: Cost;
  /** Pictures encoded. */
  encoded: number;
}

const WIDTHS = [6, 20, 9, 9, 11, 9];

const inColumns = (cells: string[]) =>
  cells.map((cell, index) => cell.padStart(WIDTHS[index])).join('  ');

/** The head of the table. */
export const HEAD = inColumns(['photos', 'run', 'CPU s', 'wall s', 'memory MB', 'encoded']);

/** A run as a line of the table. */
export function line({ photos, what, cost, encoded }: Run): string {
  const { cpu, wall, memory } = cost;
  const numbers = [cpu.toFixed(1), wall.toFixed(1), memory.toFixed(0), String(encoded)];
  return inColumns([String(photos), what, ...numbers]);
}

/** What the runs with the fewest and the most photos say about one photo, and about memory. */
export function ratios(runs: readonly Run[]): string {
  const counts = runs.map(({ photos }) => photos);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const cost = (what: string, count: number) => {
    const run = runs.find((each) => each.what === what && each.photos === count);
    if (!run) throw new Error(`There is no run "${what}" with ${count} photos.`);
    return run.cost;
  };
  const perPhoto = (what: string) =>
    (cost(what, most).cpu - cost(what, least).cpu) / (most - least);
  const build = perPhoto('cold');
  const bare = perPhoto('bare sharp script');
  const memory = cost('cold', most).memory / cost('cold', least).memory;
  return [
    `Processor time of a photo: ${build.toFixed(2)} s in the build, ${bare.toFixed(2)} s in the bare script: ${(build / bare).toFixed(2)} times as much`,
    `Memory with ${most} photos: ${memory.toFixed(2)} times that with ${least}`,
  ].join('\n');
}
