import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../build/check/contentFolder';
import { photoFolder, scene } from './photo/photos';

const WORDS = ['--title=Open day', '--alt=A hall.', '--description=In May.'];
const photos = photoFolder();
afterAll(photos.remove);

/** Starts the real command beside a content folder, and gives what it leaves there. */
async function run(args: string[], whenItSays?: (said: string, stop: () => void) => void) {
  const { folder, remove } = contentFolder();
  const script = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/photoAdd.ts')];
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

test('a path counts from the folder the person is in', async () => {
  await photos.put('IMG_1.jpg', (await scene(1200, 900)).jpeg());
  const { status, gallery } = await run(['IMG_1.jpg', ...WORDS]);
  expect({ status, gallery }).toEqual({ status: 0, gallery: ['open-day.jpg', 'open-day.md'] });
});

test('Ctrl+C in the middle leaves nothing half-written', async () => {
  const large = await photos.put(
    'large.png',
    (await scene(9000, 6000)).png({ compressionLevel: 1 }),
  );
  expect(existsSync(large)).toBe(true);
  const { status, said, gallery } = await run([large, ...WORDS], (soFar, stop) => {
    if (soFar.includes('[1/1] large.png')) stop();
  });
  expect({ status, gallery }).toEqual({ status: 130, gallery: [] });
  expect(said).toContain('Stopped. Nothing was left half-written.');
});
