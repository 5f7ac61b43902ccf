// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How often this process checks whether the npm that started it has ended, ms. */
const ORPHAN_CHECK_MS = 500;
/** Windows has no process groups. */
const hasGroups = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Signals a child with all its descendants; on Windows the child alone.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTree({ pid }, signal) {
  if (pid !== undefined) process.kill(hasGroups ? -pid : pid, signal);
}

/**
 * Runs a command, its output going to the terminal, and gives its exit code. Rejects when the command
 * cannot be started.
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to this process's own
 * @property {string} [cwd] the folder it runs in
 * @property {boolean} [quiet] hides standard output
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      // A process group of its own: npm starts a shell, which hands no signal on to what it runs.
      detached: hasGroups,
    });
    running.add(child);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs npm as {@link run} does: the npm that started this script, if one did.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const self = process.env.npm_execpath;
  return self ? run(process.execPath, [self, ...args], options) : run('npm', args, options);
}

/**
 * Makes Ctrl+C, SIGTERM and SIGHUP end the running commands first and then this process, without an
 * error message. A second signal ends this process at once.
 * @param {() => number | undefined} [exitCode] the exit code; without it, or where it gives undefined,
 *   the shell's customary one, such as 130 after Ctrl+C
 */
export function endOnInterrupt(exitCode = () => undefined) {
  let stopping = false;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    const code = exitCode() ?? 128 + constants.signals[signal];
    if (stopping || running.size === 0) process.exit(code);
    stopping = true;
    for (const child of running) {
      child.on('close', () => process.exit(code));
      // Whatever signal this process got: only on SIGINT does Playwright end browsers and servers.
      signalTree(child, 'SIGINT');
    }
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // When npm alone gets a signal, the shell between npm and this process ends, and this process gets another
  // parent.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && !stopping && stop('SIGTERM');
  if (process.env.npm_execpath) setInterval(orphaned, ORPHAN_CHECK_MS).unref();
}
