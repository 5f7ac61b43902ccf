import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { RunOptions } from '../../lib/run.mjs';

/** What a command cost, all its child processes included. */
export interface Cost {
  /** Processor time, s. */
  cpu: number;
  /** Time that passed, s. */
  wall: number;
  /** Most memory at a time, MB; what processes share is counted once. */
  memory: number;
  /** What it wrote, each line with the second it came at. */
  lines: { at: number; text: string }[];
  exitCode: number;
}

const SAMPLING_MS = 250;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Measures a command. Nothing else may be run by this process at the same time.
 * @param name what to call it while it runs
 * @param start runs it with these options
 */
export async function measure(
  name: string,
  start: (options: RunOptions) => Promise<number>,
): Promise<Cost> {
  const started = Date.now();
  const before = childrenTime();
  let memory = 0;
  const elapsed = () => (Date.now() - started) / 1000;
  const lines: Cost['lines'] = [];
  const onOutput = (output: Buffer) => {
    for (const text of output.toString().split('\n')) lines.push({ at: elapsed(), text });
  };
  const sampler = setInterval(() => {
    memory = Math.max(memory, childrenMemory());
  }, SAMPLING_MS);
  const exitCode = await start({ aside: { name, onOutput } });
  clearInterval(sampler);
  return { cpu: childrenTime() - before, wall: elapsed(), memory, lines, exitCode };
}

/** Processor time of all processes that this one, or a child of it, has waited for, s. */
function childrenTime(): number {
  const fields = stat('self');
  // See proc_pid_stat(5): the fields cutime and cstime.
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** The fields of /proc/PID/stat from the third on: the second, a name, may hold spaces. */
function stat(pid: number | 'self'): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Memory of all processes below this one, MB. */
function childrenMemory(): number {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const parent = tried(() => Number(stat(pid)[1]));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + (tried(() => ownMemory(child)) ?? 0) + below(child),
      0,
    );
  return below(process.pid) / 1000;
}

/** Proportional share of memory, kB. */
function ownMemory(pid: number): number {
  const [, kilobytes] =
    /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1000;
}

/** A process may end while it is looked at. */
function tried<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
