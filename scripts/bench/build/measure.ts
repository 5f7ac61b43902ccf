import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

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

let running: ChildProcess | undefined;

/** Ends the command that is being measured, with all its child processes. */
export function endMeasured(): void {
  if (running?.pid === undefined || running.exitCode !== null) return;
  process.kill(-running.pid, 'SIGKILL');
}

/** Runs a command and measures it. Nothing else may be run by this process at the same time. */
export async function measure(command: string, args: string[], cwd: string): Promise<Cost> {
  const started = Date.now();
  const before = childrenTime();
  let memory = 0;
  const elapsed = () => (Date.now() - started) / 1000;
  const lines: Cost['lines'] = [];
  // A group of its own can be ended as a whole.
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running = child;
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (text) => lines.push({ at: elapsed(), text }));
  }
  const sampler = setInterval(() => {
    memory = Math.max(memory, treeMemory(child.pid ?? 0));
  }, SAMPLING_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampler);
  return {
    cpu: childrenTime() - before,
    wall: elapsed(),
    memory,
    lines,
    exitCode: code ?? 1,
  };
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

function treeMemory(root: number): number {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = tried(() => Number(stat(pid)[1]));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const total = (pid: number): number =>
    (tried(() => ownMemory(pid)) ?? 0) +
    (children.get(pid) ?? []).reduce((sum, child) => sum + total(child), 0);
  return total(root) / 1000;
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
