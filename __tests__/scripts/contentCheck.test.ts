import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { printContentCheck } from '../../scripts/lib/printContentCheck';
import { contentFolder, PHOTO, photoWith } from '../build/check/contentFolder';

test('warnings alone do not stop a build, and the folder has the name it was given', async () => {
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  const { folder, remove } = contentFolder();
  expect(await printContentCheck(folder)).toMatchObject({ right: true });
  remove();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^${folder}/gallery/morning-boats.jpg\n  warning: `));
});

test('an error ends with status 1, and on GitHub with annotations', () => {
  const { folder, remove } = contentFolder({
    'gallery/photo.md': photoWith('size', 'size: huge'),
    'gallery/b.md': `${PHOTO}---`,
  });
  const args = ['--require', require.resolve('tsx/cjs'), resolve('scripts/contentCheck.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(folder, '..'),
    env: { ...process.env, GITHUB_ACTIONS: 'true' },
    encoding: 'utf8',
  });
  remove();
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).not.toContain('\u001B');
  expect(stdout).toContain(
    '::error file=content/gallery/photo.md,line=6,col=1::size: "huge" is not one of the choices. Write small, medium or large.',
  );
});
