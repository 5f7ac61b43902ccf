import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { checkEdits, rememberContent, textOf } from '../../src/gatsby/contentEdits';
import { inOwnFolder } from '../support/ownFolder';

const environment = process.env;
const fixture = resolve('__tests__/fixtures/content');

inOwnFolder();
beforeEach(() => {
  cpSync(fixture, 'content', { recursive: true });
  process.env = { ...environment, NODE_ENV: 'development' };
});

afterEach(() => (process.env = environment));

const right = readFileSync(join(fixture, 'site.md'), 'utf8');
const file = { relativePath: 'site.md', absolutePath: 'content/site.md' };

/** Saves the file, and again until that is noticed: the oldest Node watches a moment after it says so. */
async function save(text: string, isNoticed: () => boolean) {
  while (!isNoticed()) {
    writeFileSync('content/site.md', text);
    for (let wait = 0; wait < 25 && !isNoticed(); wait += 1) {
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

test('an edit with mistakes is reported, and the pages stay as they were until it is corrected', async () => {
  const [error, success] = [jest.fn<undefined, [string]>(), jest.fn()];
  let answer = (): unknown => undefined;
  const app = {
    get: (_path: string, handle: (request: unknown, response: object) => void) => {
      answer = () => {
        let said: unknown;
        handle(undefined, { json: (words: unknown) => (said = words) });
        return said;
      };
    },
  };
  await rememberContent();
  const stop = checkEdits({ app, reporter: { error, success } } as unknown as CreateDevServerArgs);
  expect(answer()).toBe('');

  await save(right.replace('email: ', 'e-mail: '), () => error.mock.calls.length > 0);
  expect(error.mock.calls[0][0]).toMatch(
    /content\/site\.md\n +line \d+, error: e-mail: .*Did you mean email\?/,
  );
  expect(answer()).toBe(error.mock.calls[0][0]);
  expect(String(await textOf(file))).toBe(right);

  const mended = right.replace('Harbourlight', 'Harbour Light');
  await save(mended, () => success.mock.calls.length > 0);
  expect(answer()).toBe('');
  expect(String(await textOf(file))).toBe(mended);
  stop();
});
