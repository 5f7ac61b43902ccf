import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { FIXTURE_CONTENT } from '../support/fixture';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md'),
);

test.each(documents)('every npm script that %s names exists', (path) => {
  const named = readFileSync(path, 'utf8').matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g);
  const missing = [...named].map(([, name]) => name).filter((name) => !(name in scripts));
  expect(missing).toEqual([]);
});

test('npm run placeholders lists what is invented, with file and line', () => {
  const args = ['--require', 'tsx/cjs', 'scripts/placeholders.ts', FIXTURE_CONTENT];
  const listed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(listed).toMatch(
    /content\/site\.md\n(?:.*\n)* +line \d+, warning: email: "quay@harbourlight\.example" is a placeholder/,
  );
});
