import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';

/**
 * Starts a server with an npm command, such as `npm start`, and waits until it prints an address.
 * @param cwd the folder of the project
 * @param args the arguments of npm
 * @returns the address, what the command has printed, and a function that ends it like Ctrl+C
 */
export async function startServer(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  // A process group of its own, which gets the signal as a whole, as from a terminal.
  const child = spawn('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const interrupt = () => child.pid && !hasEnded() && process.kill(-child.pid, 'SIGINT');
  // Also if a test hangs and never ends it.
  process.once('exit', interrupt);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += String(text)));
  }
  const printed = () => stripVTControlCharacters(output);
  const find = () => /You can now view[^]*?(http:\S+)/.exec(printed())?.[1];
  await expect.poll(() => find() ?? child.exitCode, { timeout: 0 }).not.toBeNull();
  const address = find();
  if (!address) throw new Error(`npm ${args.join(' ')} ended:\n${printed()}`);
  const end = async () => {
    interrupt();
    await closed;
  };
  return { address, printed, end };
}
