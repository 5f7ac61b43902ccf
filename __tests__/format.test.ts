import { spawnSync } from 'node:child_process';

/** Whether Prettier leaves a file of this path alone. */
function isIgnored(path: string): boolean {
  const args = ['node_modules/prettier/bin/prettier.cjs', '--file-info', path];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return (JSON.parse(stdout) as { ignored: boolean }).ignored;
}

test('Prettier leaves the files of content alone, and formats code with the same names', () => {
  expect(isIgnored('content/site.md')).toBe(true);
  expect(isIgnored('src/schemas/site.ts')).toBe(false);
});
