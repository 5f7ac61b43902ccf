import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  charactersIn,
  EVERYDAY,
  FONTS,
  FONTS_FOLDER,
  latin,
  leanFont,
} from '../../scripts/fonts/leanFont';

test.each(FONTS)('$name is what "npm run fonts" makes of its package', async (font) => {
  for (const [name, file] of Object.entries(await leanFont(font))) {
    expect(readFileSync(join(FONTS_FOLDER, name)).equals(file)).toBe(true);
  }
});

test.each(FONTS)(
  'the styles ask for each Latin character in one file of $name',
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
