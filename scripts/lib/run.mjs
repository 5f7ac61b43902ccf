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
 * Signals a child with all its descendants; on Windows, only the child.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTree({ pid }, signal) {
  if (pid !== undefined) process.kill(hasGroups ? -pid : pid, signal);
}

/**
 * Runs a command with its output in the terminal, and returns its exit code. Rejects if the command cannot be
 * started.
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to this process's environment
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
      // In its own process group: npm starts a shell, which does not pass signals on to its children.
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
 * Runs npm as {@link run} does. Uses the npm that started this script, if any.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const self = process.env.npm_execpath;
  return self ? run(process.execPath, [self, ...args], options) : run('npm', args, options);
}

/**
 * Makes Ctrl+C, SIGTERM and SIGHUP end first the running commands and then this process, without an error
 * message. A second signal ends this process immediately.
 * @param {() => number | undefined} [exitCode] the exit code; without it, or if it returns undefined, the
 * shell's customary one, such as 130 after Ctrl+C
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
      // Always SIGINT, whichever signal this process got: Playwright ends browsers and servers only on SIGINT.
      signalTree(child, 'SIGINT');
    }
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // If only npm gets a signal, the shell between npm and this process ends, and this process gets another
  // parent.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && !stopping && stop('SIGTERM');
  if (process.env.npm_execpath) setInterval(orphaned, ORPHAN_CHECK_MS).unref();
}
