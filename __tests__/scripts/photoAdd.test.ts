import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { putContent } from '../check/contentFolder';
import { inOwnFolder } from '../support/ownFolder';
import { putPhoto } from './photo/photos';

const COMMAND = resolve('scripts/photoAdd.ts');
/** Takes longer to make smaller than a signal takes to arrive. */
const LARGE = { width: 6000, height: 4000, channels: 3, background: 'red' } as const;

inOwnFolder();

test('Ctrl+C in the middle leaves nothing half-written; a path counts from the folder the person is in', async () => {
  putContent();
  const before = readdirSync('content/gallery');
  await putPhoto('camera/large.jpg', sharp({ create: LARGE }).jpeg());
  const words = ['--title=Open day', '--alt=A hall.', '--description=In May.'];
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), COMMAND, 'large.jpg', ...words],
    { env: { ...process.env, INIT_CWD: resolve('camera') }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('Reading 1 photo')) child.kill('SIGINT');
    });
  }
  expect(await new Promise((ended) => child.on('close', ended))).toBe(130);
  expect(said).toContain('Stopped. Nothing was left half-written.');
  expect(readdirSync('content/gallery')).toEqual(before);
});
