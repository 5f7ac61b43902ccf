import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { contentFolder, PHOTO, photoWith, type Files } from '../build/check/contentFolder';

/** Runs the real command beside a content folder with these files. */
function run(files: Files, env: Record<string, string> = {}) {
  const { folder, remove } = contentFolder(files);
  const args = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/contentCheck.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(folder, '..'),
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
    encoding: 'utf8',
  });
  remove();
  return { status, stdout, stderr };
}

test('warnings alone do not stop a build', () => {
  const { status, stdout, stderr } = run({});
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('1 warning in 1 file.');
  expect(stdout).not.toContain('::');
  expect(stdout).not.toContain('\u001B');
});

test('an error ends with status 1, and on GitHub with annotations', () => {
  const files = {
    'gallery/photo.md': photoWith('size', 'size: huge'),
    'gallery/b.md': `${PHOTO}---`,
  };
  const { status, stdout, stderr } = run(files, { GITHUB_ACTIONS: 'true' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain(
    '::error file=content/gallery/photo.md,line=6,col=1::size: "huge" is not one of the choices. Write small, medium or large.',
  );
});

test('another folder is checked by its name, and named so', () => {
  const folder = 'no/such/folder';
  const args = ['--import', 'tsx', 'scripts/contentCheck.ts', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain(folder);
});
