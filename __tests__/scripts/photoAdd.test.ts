import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../build/check/contentFolder';
import { photoFolder } from './photo/photos';

const WORDS = ['--title=Open day', '--alt=A hall.', '--description=In May.'];
/** Takes longer to make smaller than a signal takes to arrive. */
const LARGE = { width: 6000, height: 4000, channels: 3, background: 'red' } as const;
const photos = photoFolder();
afterAll(photos.remove);

/** Starts the real command beside a content folder, and gives what it leaves there. */
async function run(args: string[], whenItSays?: (said: string, stop: () => void) => void) {
  const { folder, remove } = contentFolder();
  const script = ['--require', require.resolve('tsx/cjs'), resolve('scripts/photoAdd.ts')];
  const child = spawn(process.execPath, [...script, ...args], {
    cwd: join(folder, '..'),
    env: { ...process.env, INIT_CWD: photos.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString();
      whenItSays?.(said, () => child.kill('SIGINT'));
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  const gallery = readdirSync(join(folder, 'gallery')).filter(
    (name) => !/morning-boats/.test(name),
  );
  remove();
  return { status, said, gallery };
}

test('Ctrl+C in the middle leaves nothing half-written; a path counts from the folder the person is in', async () => {
  await photos.put('large.jpg', sharp({ create: LARGE }).jpeg());
  const { status, said, gallery } = await run(['large.jpg', ...WORDS], (soFar, stop) => {
    if (soFar.includes('[1/1] large.jpg')) stop();
  });
  expect({ status, gallery }).toEqual({ status: 130, gallery: [] });
  expect(said).toContain('Stopped. Nothing was left half-written.');
});
