import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { charactersIn, EVERYDAY, FONTS, FONTS_FOLDER, latin } from '../../scripts/fonts/leanFont';
import { inOwnFolder } from '../support/ownFolder';

test.each(FONTS)(
  'the styles request each Latin character from one file of $name',
  async ({ name }) => {
    const styles = readFileSync('src/styles/fonts.css', 'utf8');
    const [everyday, others] = [`${name}.woff2`, `${name}-latin.woff2`].map((file) => {
      const [, ranges] = new RegExp(`/${file}'[^}]*unicode-range:([^;]*);`).exec(styles) ?? [];
      return new Set(charactersIn(ranges));
    });
    expect([...everyday]).toEqual(charactersIn(EVERYDAY));
    expect([...everyday].filter((code) => others.has(code))).toEqual([]);
    const missing = charactersIn(await latin(name)).filter(
      (code) => !everyday.has(code) && !others.has(code),
    );
    expect(missing).toEqual([]);
  },
);

describe('npm run fonts', () => {
  const [modules, command] = ['node_modules', 'scripts/fonts.ts'].map((path) => resolve(path));
  const committed = readdirSync(FONTS_FOLDER);
  inOwnFolder();

  test('writes the files that are committed', () => {
    symlinkSync(modules, 'node_modules', 'junction');
    execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), command]);
    expect(readdirSync(FONTS_FOLDER)).toEqual(committed);
  });
});
