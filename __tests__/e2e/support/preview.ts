import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
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
  const child = spawn(
    'npm',
    ['run', 'develop', '--', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: PREVIEW,
      env: { ...process.env, CI: '', NODE_ENV: 'development' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += String(text)));
  }
  const printed = () => stripVTControlCharacters(output);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  const started = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!printed().includes('You can now view')) return;
      clearInterval(timer);
      resolve();
    }, 200);
    timer.unref();
  });
  await Promise.race([started, ended]);
  if (child.exitCode !== null) throw new Error(`npm run develop ended:\n${printed()}`);
  return { origin: `http://127.0.0.1:${port}`, printed, stop };
}
