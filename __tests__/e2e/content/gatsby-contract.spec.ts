import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { REPLACED, UNUSED } from '../../../src/gatsby/leanBundle';
import { readBuiltPages } from '../../../src/hosting/builtPages';
import { cachePolicy, IMMUTABLE } from '../../../src/hosting/cachePolicy';
import { expect, test } from '../support/test';

/**
 * Internals of Gatsby and its plugins that this project relies on, and that a patch release may
 * change. Each message names the package, what it should do, and the file here that relies on it.
 */
const SITE = 'public';
const gatsby = createRequire(resolve('node_modules/gatsby/package.json'));
const read = (path: string) => readFileSync(join(SITE, path), 'utf8');

test('gatsby hands its picture jobs to the process that started it', () => {
  const { MESSAGE_TYPES } = gatsby('./dist/utils/jobs/types.js') as {
    MESSAGE_TYPES?: Record<string, string>;
  };
  const manager = readFileSync(gatsby.resolve('./dist/utils/jobs/manager.js'), 'utf8');
  const messages = ['JOB_CREATED', 'JOB_COMPLETED', 'JOB_FAILED', 'JOB_NOT_WHITELISTED'];
  expect(
    { messages: MESSAGE_TYPES, readsVariable: manager.includes('ENABLE_GATSBY_EXTERNAL_JOBS') },
    'gatsby: with ENABLE_GATSBY_EXTERNAL_JOBS it should send JOB_CREATED and take three answers, for src/gatsby/pictures/job.ts; else builds hang, or are slow without a message',
  ).toMatchObject({
    messages: Object.fromEntries(messages.map((name) => [name, name])),
    readsVariable: true,
  });
});

test('gatsby puts its scripts into the slice _gatsby-scripts', () => {
  for (const [page, html] of Object.entries(readBuiltPages(SITE))) {
    const template = /<template>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
    const others = html.replace(template, '').match(/<script[^>]* src=/g) ?? [];
    expect(
      { deferred: template.includes('<script src="/static/app-'), others: others.length },
      `gatsby: ${page} should have all its scripts in the template that src/gatsby/html/deferredScripts.tsx makes of the slice "_gatsby-scripts"; else they load before the first screen`,
    ).toEqual({ deferred: true, others: 0 });
  }
});

test('gatsby puts the styles of all pages into each page, with the address of their file', () => {
  for (const [page, html] of Object.entries(readBuiltPages(SITE))) {
    const [, href, styles] = /<style data-href="([^"]+)"[^>]*>([^<]*)/.exec(html) ?? ['', '', ''];
    expect(
      {
        deferred: /<template>.*<link rel="stylesheet" href="\/static\/deferred-[^"]+\.css"/s.test(
          html,
        ),
        onlySome: styles.length < read(href).length,
      },
      `gatsby: ${page} should have <style data-href>, of which src/gatsby/html/pageStyles.ts leaves what the page shows; else each page carries all styles`,
    ).toEqual({ deferred: true, onlySome: true });
  }
});

test('gatsby has the files that the bundle leaves out', () => {
  expect(
    [...UNUSED, ...Object.keys(REPLACED)].filter((file) => !existsSync(file)),
    'gatsby: these files should be there for src/gatsby/leanBundle.ts to leave out or replace; else the build ends in a bare ENOENT',
  ).toEqual([]);
  const app = read(/static\/app-[0-9a-f]{20}\.js/.exec(read('index.html'))?.[0] ?? '');
  expect(
    ['partytown', 'serviceWorker.register', '@@scroll|', 'data-original-tag'].filter((word) =>
      app.includes(word),
    ),
    'gatsby: the bundle should be without what src/gatsby/leanBundle.ts leaves out; else every first visit carries 6 kB more',
  ).toEqual([]);
});

test('gatsby extracts its styles with a plugin named MiniCssExtractPlugin', () => {
  const { name } = gatsby('mini-css-extract-plugin') as { name: string };
  expect(
    name,
    'mini-css-extract-plugin: src/gatsby/webpackConfig.ts finds it by this name; else builds warn about the order of styles',
  ).toBe('MiniCssExtractPlugin');
});

test('gatsby-transformer-remark turns the text of about.md into HTML', () => {
  const { result } = JSON.parse(read('page-data/about/page-data.json')) as {
    result: { data: { content: { about: { childMarkdownRemark?: { html?: string } } } } };
  };
  expect(
    result.data.content.about.childMarkdownRemark?.html,
    'gatsby-transformer-remark: the node from about.md should have a child MarkdownRemark with a field "html" (src/gatsby/contentTypes.ts); else the founder’s letter is missing',
  ).toMatch(/^<\w/);
});

test('gatsby puts its scripts where webpack is configured to', () => {
  const scripts = [...read('index.html').matchAll(/<script src="(\/[^"]+)"/g)].map(([, at]) => at);
  expect(scripts.length).toBeGreaterThan(0);
  expect(
    scripts.filter((path) => cachePolicy(path) !== IMMUTABLE || !/-[0-9a-f]{20}\.js$/.test(path)),
    'gatsby: scripts should stand in /static/ with a hash in their names, as src/gatsby/leanBundle.ts has them; else hosts cache wrongly',
  ).toEqual([]);
});
