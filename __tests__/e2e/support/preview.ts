import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '../../../scripts/lib/port.mjs';
import { copyProject } from '../../fixtureSite/copyProject';

/** The folder in which the development server runs: a copy of the project with the tests' content. */
export const PREVIEW = '.develop-site';

/** A running `npm run develop`. */
export interface Preview {
  origin: string;
  /** What it has printed so far, without colours. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** Starts `npm run develop` in {@link PREVIEW}, on a free port, and waits until it says where the site is. */
export async function startPreview(): Promise<Preview> {
  copyProject(PREVIEW);
  const port = await freePort();
  // Without CI, so that pictures are made when they are asked for, as for people. In a process group of its
  // own, so that all its processes can be ended.
  const args = ['run', 'develop', '--', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn('npm', args, {
    cwd: PREVIEW,
    env: { ...process.env, CI: '', NODE_ENV: 'development' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += String(text)));
  }
  const printed = () => stripVTControlCharacters(output);
  const ended = once(child, 'close');
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  // Without a limit of its own: the fixture that starts it has one.
  await expect
    .poll(() => child.exitCode !== null || printed().includes('You can now view'), { timeout: 0 })
    .toBe(true);
  if (child.exitCode !== null) throw new Error(`npm run develop ended:\n${printed()}`);
  return { origin: `http://127.0.0.1:${port}`, printed, stop };
}
