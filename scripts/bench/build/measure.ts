import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { RunOptions } from '../../lib/run.mjs';

/** What a command and all its descendants needed. */
export interface Cost {
  /** Processor time, s. */
  cpu: number;
  /** Elapsed time, s. */
  wall: number;
  /** Peak memory of all processes together, MB. */
  memory: number;
  /** Its output by line, each with the elapsed time at which it came, s. */
  lines: { at: number; text: string }[];
  exitCode: number;
}

/** How often memory is measured, ms. */
const SAMPLING_MS = 250;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Measures a command. This process must not run another one at the same time.
 * @param name its name in the lines that report that it still runs
 * @param start runs the command with the options that it gets, and gives the exit code
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
    memory = Math.max(memory, memoryBelow(process.pid));
  }, SAMPLING_MS);
  const exitCode = await start({ aside: { name, onOutput } });
  clearInterval(sampler);
  return { cpu: childrenTime() - before, wall: elapsed(), memory, lines, exitCode };
}

/** Processor time of all ended processes that this one, or a descendant of it, has waited for, s. */
function childrenTime(): number {
  const text = readFileSync('/proc/self/stat', 'utf8');
  // The fields cutime and cstime of proc_pid_stat(5), counted from the third: the second, the program's
  // name in brackets, may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** Memory of all descendants of a process, MB. */
function memoryBelow(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child) + memoryBelow(child), 0);
}

/** The process IDs of a process's children, which Linux lists by thread. */
function childrenOf(pid: number): number[] {
  return unlessEnded([], () =>
    readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
      const list = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
      return list.split(' ').filter(Boolean).map(Number);
    }),
  );
}

/** A process's proportional set size (Pss), MB: memory that several processes share is divided among them. */
function memoryOf(pid: number): number {
  return unlessEnded(0, () => {
    const [, kibibytes] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return (Number(kibibytes) * 1024) / 1e6;
  });
}

/** Reads from /proc; gives another value when the process has ended meanwhile. */
function unlessEnded<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
