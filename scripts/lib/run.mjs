// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

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
      child.on('exit', () => process.exit(code));
      // Always SIGINT, which the terminal itself has sent already after Ctrl+C: on another signal
      // Playwright would leave browsers and servers behind.
      if (signal !== 'SIGINT') child.kill('SIGINT');
    }
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
}
