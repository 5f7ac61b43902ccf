import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/test';

test('no page links to the desk or loads one of its files', ({ site }) => {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(html|xml|json|js|webmanifest|txt)$/.test(path) &&
      !path.startsWith('admin/') &&
      statSync(join(site, path)).isFile(),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts) {
    expect(readFileSync(join(site, path), 'utf8'), path).not.toContain('/admin/');
  }
  expect(readFileSync(join(site, 'admin/index.html'), 'utf8')).toMatch(
    /<meta name="robots" content="noindex/,
  );
});
