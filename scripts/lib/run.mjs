// @ts-check
import { spawn } from 'node:child_process';

const HEARTBEAT_MS = 30_000;
const GRACE_MS = 5_000;
const ORPHAN_CHECK_MS = 500;
const INTERRUPTED = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
const ownGroup = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Signals a child with all its descendants.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTree(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(ownGroup ? -child.pid : child.pid, signal);
  } catch (error) {
    // Gone already: nothing is left to end.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs a command, its output streaming to the terminal, and gives its exit code. Throws when the command cannot be started. Never settles once the run is being interrupted.
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env]
 * @property {string} [cwd] the folder it runs in
 * @property {boolean} [quiet] hides standard output
 * @property {{ name: string, onOutput: (text: Buffer) => void }} [aside] takes the output of a
 *   command that runs beside others, so that they are not mixed; only its name is told meanwhile
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd, quiet = false, aside } = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own lets an interrupt reach grandchildren, which npm and Gatsby start many of.
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: aside
        ? ['ignore', 'pipe', 'pipe']
        : ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      detached: ownGroup,
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', aside?.onOutput ?? (() => {}));
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
 * Runs npm, the one that runs this script if any, as {@link run} does.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const self = process.env.npm_execpath;
  return self
    ? run(process.execPath, [self, ...args], options)
    : run(ownGroup ? 'npm' : 'npm.cmd', args, options);
}

/**
 * From now on Ctrl+C, and any other request to end, ends the running command first and then this
 * process, quietly.
 * @param {() => number | undefined} [exitCode] overrides the shell's customary code, where it gives one
 */
export function endOnInterrupt(exitCode = () => undefined) {
  /** @param {keyof typeof INTERRUPTED} signal */
  const stop = (signal) => {
    const code = exitCode() ?? INTERRUPTED[signal];
    if (stopping) process.exit(code);
    stopping = true;
    console.log('\nStopped.');
    // Whatever was asked of us: it is the one signal on which Playwright ends its server as well.
    running.forEach((child) => signalTree(child, 'SIGINT'));
    const deadline = Date.now() + GRACE_MS;
    setInterval(() => (running.size === 0 || Date.now() > deadline) && process.exit(code), 50);
  };
  process.on('exit', () => running.forEach((child) => signalTree(child, 'SIGKILL')));
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  // Ended by a signal of its own, npm ends only the shell between itself and this process.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && !stopping && stop('SIGTERM');
  if (process.env.npm_execpath) setInterval(orphaned, ORPHAN_CHECK_MS).unref();
}
