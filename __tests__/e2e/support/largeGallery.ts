import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { answers, freePort } from '../../../scripts/lib/port.mjs';
import { Scratch } from '../../../scripts/lib/Scratch';
import { expect, test as base } from './test';

/** Photos in the large gallery: two pages, and half of a third. */
export const PHOTOS = 60;

/** The file name of the photo at a place, counted from 1, without its ending. */
export const photo = (place: number) => `p${String(place).padStart(4, '0')}`;

/** Width of the photos in px: small, since what they show matters to no test. */
const WIDTH = 64;

/** Builds a copy of the site with a large gallery; the other pictures come from the site's build. */
export async function buildLargeGallery(folder: string): Promise<void> {
  const project = resolve('.');
  const copy = new Scratch(project, folder);
  copy.clear();
  cpSync(join(project, 'public/static'), join(copy.published, 'static'), { recursive: true });
  for (let place = 1; place <= PHOTOS; place += 1) {
    const path = join(copy.stock, `${photo(place)}.jpg`);
    const background = { r: (place * 37) % 256, g: (place * 91) % 256, b: (place * 53) % 256 };
    const height = WIDTH + (place % 3) * 16;
    await sharp({ create: { width: WIDTH, height, channels: 3, background } }).toFile(path);
    await copy.addPhoto(path, place);
  }
  execFileSync(process.execPath, ['scripts/gatsby.mjs', 'build'], { cwd: folder, stdio: 'pipe' });
}

/** Removes what `buildLargeGallery` made. */
export function removeLargeGallery(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The tests' own test, on the site with the large gallery. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright reads the names of the fixtures from the pattern, even when there are none.
    async ({}, provide) => {
      const port = await freePort();
      const server = serve(port);
      const origin = `http://127.0.0.1:${port}`;
      await expect.poll(() => answers(port), { timeout: 30_000 }).toBe(true);
      await provide(origin);
      server.kill('SIGKILL');
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
});

export { expect };

function serve(port: number): ChildProcess {
  const args = ['scripts/gatsby.mjs', 'serve', '--host', '127.0.0.1', '--port', String(port)];
  return spawn(process.execPath, args, { cwd: process.env.LARGE_GALLERY, stdio: 'ignore' });
}
