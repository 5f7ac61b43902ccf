import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONTS, FONTS_FOLDER, leanFont } from '../../scripts/fonts/leanFont';

test.each(FONTS)('$name is what "npm run fonts" makes of its package', async (font) => {
  const committed = readFileSync(join(FONTS_FOLDER, `${font.name}.woff2`));
  expect(committed.equals(await leanFont(font))).toBe(true);
});
