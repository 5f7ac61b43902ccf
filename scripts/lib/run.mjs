// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How often a line reports that a command without visible output still runs, ms. */
const HEARTBEAT_MS = 30_000;
/** How long interrupted commands may take to end before they are killed, ms. */
const GRACE_MS = 5_000;
/** How often this process checks whether the npm that started it has ended, ms. */
const ORPHAN_CHECK_MS = 500;
/** Windows has no process groups. */
const hasGroups = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Signals a child with all its descendants; on Windows the child alone.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTree(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(hasGroups ? -child.pid : child.pid, signal);
  } catch (error) {
    // ESRCH: all of them have ended already.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a command, its output going to the terminal, and gives its exit code. Rejects when the command
 * cannot be started. Never settles after an interrupt, so that its caller does not go on.
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to this process's own
 * @property {string} [cwd] the folder it runs in
 * @property {boolean} [quiet] hides standard output
 * @property {{ name: string, onOutput: (text: Buffer) => void }} [aside] receives the output instead of
 *   the terminal, for a command that runs in parallel with others; `name` is its name in the lines that
 *   report that it still runs
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd, quiet = false, aside } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: aside
        ? ['ignore', 'pipe', 'pipe']
        : ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      // A process group of its own: npm and Gatsby start many processes, and a signal to the group
      // reaches them all.
      detached: hasGroups,
    });
    running.add(child);
    if (aside)
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', aside.onOutput);
    const started = Date.now();
    const heartbeat = setInterval(() => {
      console.log(
        `  … ${aside ? `${aside.name} ` : ''}still at it after ${Math.round((Date.now() - started) / 1000)} s`,
      );
    }, HEARTBEAT_MS);
    if ((process.stdout.isTTY && !aside) || quiet) clearInterval(heartbeat);
    const settle = () => {
      clearInterval(heartbeat);
      running.delete(child);
      return !stopping;
    };
    child.on('error', (error) => settle() && reject(error));
    child.on('close', (code) => settle() && resolve(code ?? 1));
  });
}

/**
 * Runs npm as {@link run} does: the npm that started this script, if one did.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const self = process.env.npm_execpath;
  return self
    ? run(process.execPath, [self, ...args], options)
    : run(hasGroups ? 'npm' : 'npm.cmd', args, options);
}

/**
 * Makes Ctrl+C, SIGTERM and SIGHUP end the running commands first and then this process, without an
 * error message. A second signal ends this process at once.
 * @param {() => number | undefined} [exitCode] the exit code; without it, or where it gives undefined,
 *   the shell's customary one, such as 130 after Ctrl+C
 */
export function endOnInterrupt(exitCode = () => undefined) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    const code = exitCode() ?? 128 + constants.signals[signal];
    if (stopping) process.exit(code);
    stopping = true;
    console.log('\nStopped.');
    // Always SIGINT, also when this process got SIGTERM or SIGHUP: only on SIGINT does Playwright end
    // what its tests started, such as browsers and servers.
    running.forEach((child) => signalTree(child, 'SIGINT'));
    const deadline = Date.now() + GRACE_MS;
    setInterval(() => (running.size === 0 || Date.now() > deadline) && process.exit(code), 50);
  };
  process.on('exit', () => running.forEach((child) => signalTree(child, 'SIGKILL')));
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // npm runs this process through a shell. When npm alone gets a signal, it ends that shell, but not
  // this process, which then gets another parent.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && !stopping && stop('SIGTERM');
  if (process.env.npm_execpath) setInterval(orphaned, ORPHAN_CHECK_MS).unref();
}
