/** Below this, s, a part is not worth a look. */
const LEAST = 0.1;

/** A part of a build as Gatsby names it, with its seconds; not the sums over several parts. */
const PART = /^success (?!on\w+Bootstrap)(.+?) - (\d+\.\d+)s/gm;

/**
 * Where the seconds of a build went: its longest parts first, and what none of them accounts for,
 * such as loading the programs.
 * @param output what the build printed
 * @param wall how long it took, s
 */
export function secondsOf(output: string, wall: number): string {
  const parts = [...output.matchAll(PART)].map(([, name, time]) => ({ name, time: Number(time) }));
  const rest = wall - parts.reduce((sum, { time }) => sum + time, 0);
  return [...parts, { name: 'the rest: loading programs, writing files', time: rest }]
    .filter(({ time }) => time >= LEAST)
    .sort((a, b) => b.time - a.time)
    .map(({ name, time }) => `${time.toFixed(1).padStart(8)} s  ${name}`)
    .join('\n');
}
