import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { contentCheck } from '../../scripts/contentCheck';
import { PHOTO, putContent, withLine } from '../support/contentFolder';

const COMMAND = resolve('scripts/contentCheck.ts');

test('warnings alone do not stop a build; the report names the folder as passed', async () => {
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  const folder = putContent();
  expect(await contentCheck(folder)).toBe(true);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(new RegExp(`^${folder}/gallery/morning-boats.jpg\n  warning: `));
});

test('an error makes the command fail, and on GitHub an annotation', () => {
  const folder = putContent({
    'gallery/photo.md': withLine(PHOTO, 'size', 'size: huge'),
    'gallery/b.md': `${PHOTO}---`,
  });
  const args = ['--require', require.resolve('tsx/cjs'), COMMAND];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: dirname(folder),
    env: { ...process.env, GITHUB_ACTIONS: 'true' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).not.toContain('\u001B');
  expect(stdout).toContain(
    '::error file=content/gallery/photo.md,line=6::size: "huge" is not valid. Write small, medium or large.',
  );
});
