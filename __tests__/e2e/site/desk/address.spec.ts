import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/test';

test('no page leads to the desk or loads a file of it', ({ site }) => {
  const folder = join(site, 'public');
  const root = statSync(folder, { throwIfNoEntry: false }) ? folder : site;
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(html|xml|json|js|webmanifest|txt)$/.test(path) &&
      !path.startsWith('admin/') &&
      statSync(join(root, path)).isFile(),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts)
    expect(readFileSync(join(root, path), 'utf8'), path).not.toContain('/admin/');
  expect(readFileSync(join(root, 'admin/index.html'), 'utf8')).toMatch(
    /<meta name="robots" content="noindex/,
  );
});
